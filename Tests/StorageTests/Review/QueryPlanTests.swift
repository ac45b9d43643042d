import Learning
import TestSupport
import Testing

@testable import Storage

struct QueryPlanTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = try SQLiteDatabase(path: folder.file("lla.db"))
  }

  private func plan(_ sql: SQL) throws -> String {
    try database.read { connection in
      try connection.query("EXPLAIN QUERY PLAN \(sql)")
        .map { try $0.value("detail", as: String.self) }.joined(separator: "; ")
    }
  }

  @Test func `what is due is found and ordered by its index`() throws {
    let plan = try plan(
      LearningQueries.due(of: .local, language: .french, on: LearnerDay(rawValue: 1))
    )
    #expect(
      plan == "SEARCH memories USING INDEX memories_by_due (learner=? AND language=? AND due<?)"
    )
  }

  @Test func `the log is replayed in the order of its index, without sorting`() throws {
    let first = try plan(LearningQueries.firstEvents(of: .local, limit: 10))
    #expect(first == "SEARCH events USING INDEX events_in_order (learner=?)")
    let next = try plan(
      LearningQueries.events(
        of: .local,
        after: "a",
        at: LogTime(milliseconds: 1, counter: 0),
        device: "d",
        limit: 10
      )
    )
    #expect(
      next.contains("USING INDEX events_in_order (learner=? AND (time_ms,counter,device,id)>")
    )
    #expect(!next.contains("TEMP B-TREE"))
  }

  @Test func `the clock, an event and a memory are each found by one search`() throws {
    let plans = [
      try plan(LearningQueries.lastTime(of: .local)),
      try plan(LearningQueries.event("a", of: .local)),
      try plan(LearningQueries.memory(.word("house"), of: .local)),
    ]
    #expect(plans[0] == "SEARCH events USING COVERING INDEX events_in_order (learner=?)")
    #expect(plans[1].hasPrefix("SEARCH events USING COVERING INDEX sqlite_autoindex_events_1"))
    #expect(plans[2].hasSuffix("(learner=? AND language=? AND entry=? AND skill=?)"))
  }
}
