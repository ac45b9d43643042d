import Learning
import Testing

struct FuzzTests {
  let limits = 1...36500

  @Test func `ranges for 1 to 200 days are those of py-fsrs`() throws {
    let rows = try fixture("fuzz-ranges").map { $0.compactMap(Int.init) }
    #expect(rows.count == 200)
    for row in rows {
      #expect(Fuzz.range(around: Double(row[0]), within: limits) == row[1]...row[2])
    }
  }

  @Test func `every day of the range is picked, equally often, and none outside`() {
    for days in 1...200 {
      let range = Fuzz.range(around: Double(days), within: limits)
      let draws = range.count * 10
      var picked: [Int: Int] = [:]
      for draw in 0..<draws {
        // The middle of each part, so that no draw lies on an edge.
        let chance = (Double(draw) + 0.5) / Double(draws)
        picked[Fuzz.days(around: Double(days), within: limits, chance: chance), default: 0] += 1
      }
      #expect(picked == Dictionary(uniqueKeysWithValues: range.map { ($0, 10) }))
    }
  }

  @Test(arguments: [
    (1.5, 1...100, [2, 2, 2]), (0.1, 1...100, [1, 1, 1]), (2.49, 1...1000, [2, 2, 2]),
    (2.5, 1...1000, [2, 3, 4]), (7, 1...1000, [5, 7, 9]), (17, 1...1000, [14, 17, 20]),
    (37, 1...1000, [33, 37, 41]), (6.9, 3...1000, [5, 7, 9]), (7.1, 3...1000, [5, 7, 9]),
    (19.9, 3...1000, [17, 20, 23]), (20.1, 3...1000, [17, 20, 23]),
    (2, 3...1000, [3, 4, 4]), (2, 3...3, [3, 3, 3]), (10, 1...1000, [8, 10, 12]),
    (100, 101...1000, [101, 105, 108]), (100, 1...99, [92, 96, 99]),
    (100, 97...103, [97, 100, 103]),
  ])
  func `Anki's published examples at chances of 0, 0.5 and 0.99`(
    interval: Double,
    limits: ClosedRange<Int>,
    days: [Int]
  ) {
    #expect(
      [0, 0.5, 0.99].map { Fuzz.days(around: interval, within: limits, chance: $0) } == days
    )
  }

  @Test(arguments: [-1, 1, 7, .nan, .infinity, 1 - 0x1p-53])
  func `a chance outside 0 to 1 stays inside the range`(chance: Double) {
    for interval in [0, 2.5, 10, 1e9, .nan, .infinity] {
      let range = Fuzz.range(around: interval, within: limits)
      #expect(range.contains(Fuzz.days(around: interval, within: limits, chance: chance)))
    }
  }

  @Test func `with the same chance a longer interval is never shortened below a shorter one`() {
    var chance = SeededChance(7)
    for _ in 0..<500 {
      let draw = Double.random(in: 0..<1, using: &chance)
      let days = (4...800).map {
        Fuzz.days(around: Double($0) / 4, within: limits, chance: draw)
      }
      #expect(days == days.sorted())
    }
  }
}
