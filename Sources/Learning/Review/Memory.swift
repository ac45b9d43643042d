/// What of an entry is remembered.
public enum Skill: String, Sendable, Codable, CaseIterable, Comparable {
  /// Read or heard, and understood.
  case understand
  /// Written.
  case write
  /// Spoken.
  case speak

  /// Orders skills from understanding to speaking, the order they are climbed in.
  public static func < (one: Skill, other: Skill) -> Bool {
    (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
  }
}

/// Names one memory: an entry, the language learnt, and a skill.
///
/// The base language is no part of it.
public struct MemoryKey: Sendable, Hashable, Codable {
  /// The entry.
  public let entry: Entry.ID
  /// The language learnt.
  public let language: Language
  /// What of it is remembered.
  public let skill: Skill

  /// A key from its parts.
  public init(entry: Entry.ID, language: Language, skill: Skill) {
    self.entry = entry
    self.language = language
    self.skill = skill
  }
}

/// How well an item was remembered: the field's four grades.
public enum Grade: Int, Sendable, Codable, CaseIterable {
  case again = 1
  case hard = 2
  case good = 3
  case easy = 4
}

/// A day of the learner's own, counted from 1 January 1970, with their time zone and day boundary.
public struct LearnerDay: RawRepresentable, Sendable, Hashable, Codable, Comparable {
  /// Days since 1 January 1970.
  public let rawValue: Int

  /// A day by its number since 1 January 1970.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Orders days by time.
  public static func < (one: LearnerDay, other: LearnerDay) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The day so many days later.
  public func advanced(byDays days: Int) -> LearnerDay { LearnerDay(rawValue: rawValue + days) }

  /// The days from another day to this one; negative if the other is later.
  public func days(since other: LearnerDay) -> Int { rawValue - other.rawValue }
}

/// The two numbers that FSRS keeps of a memory.
public struct MemoryState: Sendable, Hashable, Codable {
  /// Days until the probability of recall falls to 90 %; 0.001…36500.
  public let stability: Double
  /// How hard the item is to strengthen; 1…10.
  public let difficulty: Double

  /// A state from its two numbers.
  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}

/// A memory as it stands after its last review.
public struct Memory: Sendable, Hashable, Codable {
  /// Stability and difficulty.
  public let state: MemoryState
  /// The learner's day of the last review.
  public let lastReview: LearnerDay
  /// The day on which it is due.
  public let due: LearnerDay
  /// How often it was reviewed.
  public let reviews: Int
  /// How often it was forgotten after having been known.
  public let lapses: Int

  /// A memory from its parts.
  public init(
    state: MemoryState,
    lastReview: LearnerDay,
    due: LearnerDay,
    reviews: Int,
    lapses: Int
  ) {
    self.state = state
    self.lastReview = lastReview
    self.due = due
    self.reviews = reviews
    self.lapses = lapses
  }
}
