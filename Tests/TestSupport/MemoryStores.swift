public import Learning
import Synchronization

/// A failure that a test asks a store for.
public struct StoreFailure: ExplainedError, Equatable {
  /// The failure.
  public init() {}

  /// The code of a full disk.
  public var code: String { "storageFull" }
  /// What the sentence needs.
  public var facts: [String: String] { ["path": "memory", "reason": "asked for"] }
  /// A failure of storage.
  public var kind: FailureKind { .storage }
}

/// A learner's log kept in memory; it computes as the stores on disk do, by the same rules.
public final class MemoryLearningStore: LearningStore {
  private struct Record {
    var events: [LogEvent] = []
    var memories: [MemoryKey: Memory] = [:]
    var points: [Language: Int] = [:]

    mutating func take(_ event: LogEvent, _ rules: any LogRules) -> Memory? {
      let key = event.payload.key
      if event.payload.endsQuestion { points[key.language, default: 0] += 1 }
      guard let memory = rules.memory(after: event, from: memories[key]) else { return nil }
      memories[key] = memory
      return memory
    }
  }

  private struct State {
    var records: [LearnerID: Record] = [:]
    var fails = false
  }

  private let state = Mutex(State())

  /// An empty store.
  public init() {}

  /// Whether every call fails, as on a full disk; nothing changes while it does.
  public var fails: Bool {
    get { state.withLock { $0.fails } }
    set { state.withLock { $0.fails = newValue } }
  }

  /// Appends an event; the same id a second time changes nothing.
  public func append(
    _ draft: LogDraft,
    of learner: LearnerID,
    rules: any LogRules
  ) throws -> Memory? {
    try state.withLock { state in
      if state.fails { throw StoreFailure() }
      var record = state.records[learner] ?? Record()
      guard !record.events.contains(where: { $0.id == draft.id }) else {
        return record.memories[draft.payload.key]
      }
      let event = LogEvent(
        id: draft.id,
        time: record.events.last?.time.next(now: draft.wallMilliseconds)
          ?? LogTime(milliseconds: draft.wallMilliseconds, counter: 0),
        device: "memory",
        day: draft.day,
        payload: draft.payload
      )
      record.events.append(event)
      let memory = record.take(event, rules)
      state.records[learner] = record
      return memory
    }
  }

  /// What is remembered of one language.
  public func standing(of learner: LearnerID, language: Language) throws -> LearnerStanding {
    try state.withLock { state in
      if state.fails { throw StoreFailure() }
      let record = state.records[learner] ?? Record()
      return LearnerStanding(
        memories: record.memories.filter { $0.key.language == language },
        points: record.points[language] ?? 0,
        clock: record.events.last?.time ?? LogTime(milliseconds: 0, counter: 0)
      )
    }
  }

  /// The events in the order they were appended.
  public func events(of learner: LearnerID) throws -> [LogEvent] {
    try state.withLock { state in
      if state.fails { throw StoreFailure() }
      return state.records[learner]?.events ?? []
    }
  }

  /// Computes every memory and all points anew from the log.
  public func rebuild(
    of learner: LearnerID,
    rules: any LogRules
  ) throws -> (events: Int, changed: Int) {
    try state.withLock { state in
      if state.fails { throw StoreFailure() }
      let old = state.records[learner] ?? Record()
      var new = Record(events: old.events)
      for event in old.events { _ = new.take(event, rules) }
      state.records[learner] = new
      let keys = Set(old.memories.keys).union(new.memories.keys)
      return (old.events.count, keys.count { old.memories[$0] != new.memories[$0] })
    }
  }
}

/// Settings kept in memory.
public final class MemorySettingsStore: SettingsStore {
  private struct Name: Hashable {
    let learner: LearnerID
    let name: String
  }

  private struct State {
    var values: [Name: String] = [:]
    var fails = false
  }

  private let state = Mutex(State())

  /// An empty store.
  public init() {}

  /// Whether every call fails; nothing changes while it does.
  public var fails: Bool {
    get { state.withLock { $0.fails } }
    set { state.withLock { $0.fails = newValue } }
  }

  /// The value of a setting, or nil where it was never set.
  public func setting(_ name: String, of learner: LearnerID) throws -> String? {
    try state.withLock { state in
      if state.fails { throw StoreFailure() }
      return state.values[Name(learner: learner, name: name)]
    }
  }

  /// Sets a setting; nil removes it.
  public func set(_ name: String, to value: String?, of learner: LearnerID) throws {
    try state.withLock { state in
      if state.fails { throw StoreFailure() }
      state.values[Name(learner: learner, name: name)] = value
    }
  }
}
