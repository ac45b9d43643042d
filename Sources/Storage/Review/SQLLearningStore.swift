import Foundation
public import Learning

/// Keeps learners' logs, and what is computed from them, in a database.
///
/// The log only grows: no statement changes or removes an event.
public struct SQLLearningStore: LearningStore {
  let database: any Database
  /// How many events are read at a time.
  let pageSize: Int

  /// A store on a database that is migrated.
  public init(database: any Database) { self.init(database: database, pageSize: 5_000) }

  /// A store that reads the log in pages of a size of the caller's.
  init(database: any Database, pageSize: Int) {
    self.database = database
    self.pageSize = pageSize
  }

  /// Appends an event and what follows from it in one transaction.
  ///
  /// The same id a second time changes nothing.
  ///
  /// - Returns: the memory after the event, or nil where it changed none; for an event that was
  ///   there already, the memory as it is now.
  /// - Throws: ``StorageError``; nothing is written then.
  public func append(
    _ draft: LogDraft,
    of learner: LearnerID,
    rules: any LogRules
  ) throws -> Memory? {
    let json = try PayloadJSON.text(of: draft.payload)
    return try database.transaction { connection in
      let key = draft.payload.key
      let memory = try connection.query(LearningQueries.memory(key, of: learner))
        .first?.memory()?.memory
      guard try connection.query(LearningQueries.event(draft.id, of: learner)).isEmpty else {
        return memory
      }
      let event = try event(from: draft, of: learner, on: connection)
      try connection.execute(LearningQueries.insert(event, of: learner, json: json))
      if draft.payload.endsQuestion {
        try connection.execute(LearningQueries.addPoint(of: learner, language: key.language))
      }
      guard let changed = rules.memory(after: event, from: memory) else { return nil }
      try connection.execute(LearningQueries.upsert(changed, at: key, of: learner))
      return changed
    }
  }

  /// What is remembered of one language.
  ///
  /// - Throws: ``StorageError``.
  public func standing(of learner: LearnerID, language: Language) throws -> LearnerStanding {
    try database.read { connection in
      let rows = try connection.query(LearningQueries.memories(of: learner, language: language))
      let points = try connection.query(LearningQueries.points(of: learner, language: language))
      return LearnerStanding(
        memories: try Self.memories(rows),
        points: try points.first?.value("points") ?? 0,
        clock: try connection.query(LearningQueries.lastTime(of: learner)).first?.logTime()
          ?? LogTime(milliseconds: 0, counter: 0)
      )
    }
  }

  /// The keys of what is due on a day or before it, longest overdue first.
  ///
  /// - Throws: ``StorageError``.
  public func due(
    of learner: LearnerID,
    language: Language,
    on day: LearnerDay
  ) throws -> [MemoryKey] {
    try database.read { connection in
      try connection.query(LearningQueries.due(of: learner, language: language, on: day))
        .compactMap { try $0.memory()?.key }
    }
  }

  /// The events in the order of their times, then devices.
  ///
  /// Those that a newer version of the program wrote in words that this one doesn't know stay in
  /// the log and are left out here.
  ///
  /// - Throws: ``StorageError``; `.damagedEvent` names an event that cannot be read.
  public func events(of learner: LearnerID) throws -> [LogEvent] {
    try database.read { connection in
      var events: [LogEvent] = []
      _ = try replay(learner, on: connection) { events.append($0) }
      return events
    }
  }

  /// Hands a learner's events to a closure in the order of replay, a page at a time.
  ///
  /// - Returns: how many rows were read, those of newer versions included.
  func replay(
    _ learner: LearnerID,
    on connection: any DatabaseConnection,
    _ body: (LogEvent) throws -> Void
  ) throws -> Int {
    let decoder = JSONDecoder()
    var read = 0
    var page = try connection.query(LearningQueries.firstEvents(of: learner, limit: pageSize))
    while let last = page.last {
      read += page.count
      for row in page {
        if let event = try row.logEvent(decoder) { try body(event) }
      }
      guard page.count == pageSize else { break }
      page = try connection.query(
        LearningQueries.events(
          of: learner,
          after: try last.value("id"),
          at: try last.logTime(),
          device: try last.value("device"),
          limit: pageSize
        )
      )
    }
    return read
  }

  /// Memories by their keys; those of newer versions' skills are left out.
  static func memories(_ rows: [Row]) throws -> [MemoryKey: Memory] {
    var memories: [MemoryKey: Memory] = [:]
    for row in rows {
      if let (key, memory) = try row.memory() { memories[key] = memory }
    }
    return memories
  }

  private func event(
    from draft: LogDraft,
    of learner: LearnerID,
    on connection: any DatabaseConnection
  ) throws -> LogEvent {
    let last = try connection.query(LearningQueries.lastTime(of: learner)).first?.logTime()
    let time =
      last?.next(now: draft.wallMilliseconds)
      ?? LogTime(milliseconds: draft.wallMilliseconds, counter: 0)
    return LogEvent(
      id: draft.id,
      time: time,
      device: try Device.id(on: connection),
      day: draft.day,
      payload: draft.payload
    )
  }
}
