/// Names a learner; one file on one's own machine has one, `local`.
public struct LearnerID: RawRepresentable, Hashable, Sendable, Codable {
  /// The text of the id.
  public let rawValue: String

  /// An id by its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The learner of a machine without accounts.
  public static let local = LearnerID(rawValue: "local")
}

/// The time of an event on a hybrid logical clock, which never runs backwards.
///
/// It is wall time, and a counter where the wall clock stood still or jumped back (Kulkarni and
/// others 2014, section 3).
public struct LogTime: Sendable, Hashable, Codable, Comparable {
  /// Milliseconds since 1970.
  public let milliseconds: Int64
  /// Counts events of the same millisecond.
  public let counter: Int

  /// A time from its parts.
  public init(milliseconds: Int64, counter: Int) {
    self.milliseconds = milliseconds
    self.counter = counter
  }

  /// The time of the next event when this was the last one and the wall clock says `now`.
  public func next(now milliseconds: Int64) -> LogTime {
    milliseconds > self.milliseconds
      ? LogTime(milliseconds: milliseconds, counter: 0)
      : LogTime(milliseconds: self.milliseconds, counter: counter + 1)
  }

  /// Orders times by wall time, then by counter.
  public static func < (one: LogTime, other: LogTime) -> Bool {
    (one.milliseconds, one.counter) < (other.milliseconds, other.counter)
  }
}

/// How an item is asked.
public enum ExerciseKind: String, Sendable, Codable, CaseIterable {
  /// Read and hear the phrase, choose what it means.
  case choose
  /// Hear the phrase only, choose what it means.
  case listen
  /// Type the translation.
  case translate
  /// Type what is heard.
  case dictate
  /// Say the phrase aloud.
  case repeatPhrase = "repeat"
}

/// What the log keeps of the first try at a question.
public struct ReviewRecord: Sendable, Hashable, Codable {
  /// The memory that was tested.
  public let key: MemoryKey
  /// How it was asked.
  public let exercise: ExerciseKind
  /// What was said of the first try.
  public let verdict: Verdict
  /// The grade that came of it; nil where it changes no memory (unsure).
  public let grade: Grade?
  /// From the question to the answer, in milliseconds.
  public let answerMilliseconds: Int
  /// The version of the rules that judged it.
  public let rules: Int
  /// Whether this try ended the question, so that proficiency grows.
  public let ended: Bool

  /// A record from its parts.
  public init(
    key: MemoryKey,
    exercise: ExerciseKind,
    verdict: Verdict,
    grade: Grade?,
    answerMilliseconds: Int,
    rules: Int,
    ended: Bool
  ) {
    self.key = key
    self.exercise = exercise
    self.verdict = verdict
    self.grade = grade
    self.answerMilliseconds = answerMilliseconds
    self.rules = rules
    self.ended = ended
  }
}

/// What happened, as the log holds it.
///
/// Whatever changes what is remembered is one of these.
public enum LogPayload: Sendable, Hashable, Codable {
  /// The first try at a question.
  case review(ReviewRecord)
  /// A question that was answered right at a later try: proficiency grows, no memory changes.
  case completion(MemoryKey, ExerciseKind)

  /// The memory it speaks of.
  public var key: MemoryKey {
    switch self {
    case .review(let record): record.key
    case .completion(let key, _): key
    }
  }

  /// Whether it ends a question by a right answer.
  public var endsQuestion: Bool {
    switch self {
    case .review(let record): record.ended
    case .completion: true
    }
  }
}

/// What is to be written to the log; the store adds the time of its clock and the device.
public struct LogDraft: Sendable, Hashable {
  /// The event's id: 32 hexadecimal digits.
  public let id: String
  /// The wall clock, in milliseconds since 1970.
  public let wallMilliseconds: Int64
  /// The learner's day.
  public let day: LearnerDay
  /// What happened.
  public let payload: LogPayload

  /// A draft from its parts.
  public init(id: String, wallMilliseconds: Int64, day: LearnerDay, payload: LogPayload) {
    self.id = id
    self.wallMilliseconds = wallMilliseconds
    self.day = day
    self.payload = payload
  }
}

/// An event of the log, which is the truth; memories and proficiency are computed from it.
public struct LogEvent: Sendable, Hashable, Identifiable {
  /// The event's id.
  public let id: String
  /// Its time, in the order of which logs are replayed.
  public let time: LogTime
  /// The device that wrote it; orders events of the same time.
  public let device: String
  /// The learner's day.
  public let day: LearnerDay
  /// What happened.
  public let payload: LogPayload

  /// An event from its parts.
  public init(id: String, time: LogTime, device: String, day: LearnerDay, payload: LogPayload) {
    self.id = id
    self.time = time
    self.device = device
    self.day = day
    self.payload = payload
  }
}

/// Computes what the log means, one event at a time.
public protocol LogRules: Sendable {
  /// The memory after an event, or nil where the event changes none.
  func memory(after event: LogEvent, from memory: Memory?) -> Memory?
}

/// What is computed from a learner's log for one language.
public struct LearnerStanding: Sendable, Hashable {
  /// Every memory that was ever reviewed.
  public var memories: [MemoryKey: Memory]
  /// Questions ended by a right answer: the proficiency that the bar shows.
  public var points: Int
  /// The time of the last event of the learner's log.
  public var clock: LogTime

  /// A standing from its parts.
  public init(
    memories: [MemoryKey: Memory] = [:],
    points: Int = 0,
    clock: LogTime = LogTime(milliseconds: 0, counter: 0)
  ) {
    self.memories = memories
    self.points = points
    self.clock = clock
  }
}

/// Keeps the learner's log and what is computed from it.
public protocol LearningStore: Sendable {
  /// Appends an event and what follows from it in one transaction; when it returns, it is on disk.
  ///
  /// - Returns: the memory after the event, or nil where it changed none.
  /// - Throws: an ``ExplainedError``; nothing is written then.
  func append(_ draft: LogDraft, of learner: LearnerID, rules: any LogRules) throws -> Memory?
  /// What is remembered of one language.
  func standing(of learner: LearnerID, language: Language) throws -> LearnerStanding
  /// The events in the order of their times, then devices.
  func events(of learner: LearnerID) throws -> [LogEvent]
  /// Computes every memory and all points anew from the log, in one transaction.
  ///
  /// - Returns: how many events were read and how many memories came out different.
  func rebuild(of learner: LearnerID, rules: any LogRules) throws -> (events: Int, changed: Int)
}

/// Keeps a learner's settings, by name.
public protocol SettingsStore: Sendable {
  /// The value of a setting, or nil where it was never set.
  func setting(_ name: String, of learner: LearnerID) throws -> String?
  /// Sets a setting; nil removes it.
  func set(_ name: String, to value: String?, of learner: LearnerID) throws
}
