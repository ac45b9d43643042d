import Learning

@testable import Storage

/// Rules whose numbers depend on every event before, in order, in every bit.
struct ChainRules: LogRules {
  func memory(after event: LogEvent, from memory: Memory?) -> Memory? {
    guard case .review(let record) = event.payload, let grade = record.grade else { return nil }
    let stability = (memory?.state.stability ?? 0.3) * 1.1 + Double(grade.rawValue) / 7
    let difficulty = ((memory?.state.difficulty ?? 5) * 3 + Double(grade.rawValue)) / 3.7
    let lapsed = memory != nil && grade == .again
    return Memory(
      state: MemoryState(stability: stability.squareRoot(), difficulty: difficulty),
      lastReview: event.day,
      due: event.day.advanced(byDays: Int(stability)),
      reviews: (memory?.reviews ?? 0) + 1,
      lapses: (memory?.lapses ?? 0) + (lapsed ? 1 : 0)
    )
  }
}

/// Chance that is the same in every run (SplitMix64).
struct SeededChance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension MemoryKey {
  static func word(
    _ name: String,
    _ language: Language = .french,
    _ skill: Skill = .write
  ) -> MemoryKey {
    MemoryKey(entry: Entry.ID(rawValue: "essentials/\(name)"), language: language, skill: skill)
  }
}

extension LogDraft {
  /// A first try, by default a right one that ended its question.
  static func review(
    _ id: String,
    _ key: MemoryKey = .word("house"),
    grade: Grade? = .good,
    wall: Int64 = 1_000,
    day: Int = 20_000,
    ended: Bool = true
  ) -> LogDraft {
    LogDraft(
      id: id,
      wallMilliseconds: wall,
      day: LearnerDay(rawValue: day),
      payload: .review(
        ReviewRecord(
          key: key,
          exercise: .translate,
          verdict: grade == .again ? .wrong : .right,
          grade: grade,
          answerMilliseconds: 1_840,
          rules: 1,
          ended: ended
        )
      )
    )
  }

  /// A question that was answered right at a later try.
  static func completion(_ id: String, _ key: MemoryKey = .word("house")) -> LogDraft {
    LogDraft(
      id: id,
      wallMilliseconds: 1_000,
      day: LearnerDay(rawValue: 20_000),
      payload: .completion(key, .translate)
    )
  }

  /// A draft by chance: an eighth are completions, walls and days jump back now and then.
  static func random(_ number: Int, using chance: inout SeededChance) -> LogDraft {
    let names = (0..<40).map { "entry\($0)" }
    let key = MemoryKey.word(
      names.randomElement(using: &chance) ?? "",
      [Language.french, .german].randomElement(using: &chance) ?? .french,
      Skill.allCases.randomElement(using: &chance) ?? .write
    )
    if Int.random(in: 0..<8, using: &chance) == 0 { return .completion("e\(number)", key) }
    return .review(
      "e\(number)",
      key,
      grade: Grade.allCases.randomElement(using: &chance),
      wall: Int64(number * 100) - Int64.random(in: 0..<500, using: &chance),
      day: 20_000 + number / 20 - Int.random(in: 0..<2, using: &chance),
      ended: Bool.random(using: &chance)
    )
  }
}
