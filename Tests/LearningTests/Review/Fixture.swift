import Foundation
import Learning
import Testing

/// The rows of a table in `Fixtures`, which `make_fixture.py` there wrote.
func fixture(_ name: String) throws -> [[String]] {
  let url = try #require(
    Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: "Fixtures")
  )
  return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
    $0.split(separator: "\t").map(String.init)
  }
}

/// What the references made of one review.
struct ReferenceReview {
  let set: String
  let sequence: Int
  let grade: Grade
  let elapsedDays: Double
  /// The state and the interval, not rounded, of fsrs-rs.
  let rust: (state: MemoryState, interval: Double)
  /// The state and the interval of py-fsrs; nil where it leaves the range of stabilities.
  let python: (state: MemoryState, intervalDays: Double)?

  init(_ row: [String]) throws {
    func number(_ column: Int) throws -> Double { try #require(Double(row[column])) }
    set = row[0]
    sequence = try #require(Int(row[1]))
    grade = try #require(Int(row[2]).flatMap(Grade.init))
    elapsedDays = try number(3)
    rust = (try MemoryState(stability: number(4), difficulty: number(5)), try number(6))
    python =
      row[7] == "-"
      ? nil : (try MemoryState(stability: number(7), difficulty: number(8)), try number(9))
  }
}

/// The schedulers that the references were run with, by the name of their set of weights.
func referenceSchedulers() throws -> [String: Scheduler] {
  var schedulers: [String: Scheduler] = [:]
  for row in try fixture("fsrs-weights") {
    let numbers = row.dropFirst().compactMap(Double.init)
    schedulers[row[0]] = try Scheduler(
      parameters: FSRSParameters(weights: Array(numbers.dropFirst())),
      desiredRetention: numbers[0]
    )
  }
  return schedulers
}

/// Chance that is the same in every run: SplitMix64.
struct SeededChance: RandomNumberGenerator {
  private var seed: UInt64

  init(_ seed: UInt64) { self.seed = seed }

  mutating func next() -> UInt64 {
    seed &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (seed ^ (seed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Small numbers as often as large ones.
  mutating func stability() -> Double { pow(10, Double.random(in: -3...4.56, using: &self)) }

  mutating func memoryState() -> MemoryState {
    MemoryState(stability: stability(), difficulty: Double.random(in: 1...10, using: &self))
  }
}
