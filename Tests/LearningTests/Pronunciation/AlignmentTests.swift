import Testing

@testable import Learning

@Suite("Alignment")
struct AlignmentTests {
  private let phones = PhoneSet(names: ["AA", "B", "SIL"])

  /// Scores where each frame fits one column (0) and no other (−10).
  private func scores(_ fitting: [Int]) -> SenoneScores {
    SenoneScores(
      phones: phones,
      stateScores: fitting.flatMap { column in (0..<9).map { $0 == column ? 0 : -10 } }
    )
  }

  private func word(_ readings: [[Int]]...) -> [PhoneSlot] {
    readings.map { PhoneSlot(sign: "x", readings: $0) }
  }

  @Test("a recording is laid along the states that fit it")
  func exactPath() throws {
    let scores = scores([6, 0, 0, 1, 2, 3, 4, 4, 5, 7])
    let chain = PhoneChain(words: [word([[0]], [[1]])], pauseColumn: scores.pauseColumn)
    let alignment = try #require(ForcedAlignment(scores, chain))
    #expect(alignment.score == 0)
    #expect(alignment.path.map { chain.states[$0].column } == [9, 0, 0, 1, 2, 3, 4, 4, 5, 9])
  }

  @Test("the reading that fits better is chosen")
  func alternatives() throws {
    let scores = scores([3, 4, 5])
    let chain = PhoneChain(words: [word([[0], [1]])], pauseColumn: nil)
    let alignment = try #require(ForcedAlignment(scores, chain))
    #expect(alignment.path.map { chain.states[$0].phone } == [1, 1, 1])
  }

  @Test("a phone that may be left out is left out")
  func optionalPhone() throws {
    let scores = scores([0, 1, 2])
    let chain = PhoneChain(words: [word([[0]], [[1], []])], pauseColumn: nil)
    #expect(try #require(ForcedAlignment(scores, chain)).score == 0)
  }

  @Test("a recording with fewer frames than states cannot be aligned")
  func tooShort() {
    let chain = PhoneChain(words: [word([[0]])], pauseColumn: nil)
    #expect(ForcedAlignment(scores([0, 1]), chain) == nil)
    #expect(ForcedAlignment(scores([]), chain) == nil)
  }

  @Test("the free loop finds the phones, and the goodness of a perfect phrase is 0")
  func loop() throws {
    let scores = scores([6, 0, 1, 2, 3, 4, 5, 8])
    let loop = PhoneLoop(scores)
    #expect(loop.phones == [nil, 0, 0, 0, 1, 1, 1, nil])
    #expect(loop.frameScores.allSatisfy { $0 == 0 })
    #expect(PhoneLoop(self.scores([])).phones.isEmpty)
  }
}
