import Foundation
import Learning
import TestSupport
import Testing

@testable import Storage

struct RebuildTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase
  private let store: SQLLearningStore
  private let rules = ChainRules()

  init() throws {
    folder = try TemporaryFolder()
    database = try SQLiteDatabase(path: folder.file("lla.db"))
    // Small pages, so that every test crosses some.
    store = SQLLearningStore(database: database, pageSize: 7)
  }

  private func appendByChance(_ count: Int) throws {
    var chance = SeededChance(seed: 4)
    for number in 0..<count {
      _ = try store.append(.random(number, using: &chance), of: .local, rules: rules)
    }
  }

  private func standings() throws -> [LearnerStanding] {
    try [Language.french, .german].map { try store.standing(of: .local, language: $0) }
  }

  /// A raw event row, as another device or version would write it.
  private func insert(
    id: String,
    device: String = "other",
    time: Int64 = 1,
    kind: String = "review",
    payload: String
  ) throws {
    try database.transaction { connection in
      try connection.execute(
        """
        INSERT INTO events (learner, id, device, time_ms, counter, day, language, kind, payload)
        VALUES ('local', \(id), \(device), \(time), 0, 20000, 'fr', \(kind), \(payload))
        """
      )
    }
  }

  @Test func `rebuilding 500 reviews gives the same states bit for bit`() throws {
    try appendByChance(500)
    let before = try standings()
    #expect(before.allSatisfy { $0.points > 0 && $0.memories.count > 50 })
    #expect(try store.rebuild(of: .local, rules: rules) == (events: 500, changed: 0))
    #expect(try standings() == before)
  }

  @Test func `what was tampered with is counted and put right`() throws {
    try appendByChance(200)
    let before = try standings()
    let keys = before[0].memories.keys.sorted { $0.entry < $1.entry }
    let off = try #require(before[0].memories[keys[0]])
    let nudged = Memory(
      state: MemoryState(
        stability: off.state.stability.nextUp,
        difficulty: off.state.difficulty
      ),
      lastReview: off.lastReview,
      due: off.due,
      reviews: off.reviews,
      lapses: off.lapses
    )
    try database.transaction { connection in
      try connection.execute(LearningQueries.upsert(nudged, at: keys[0], of: .local))
      try connection.execute(LearningQueries.delete(keys[1], of: .local))
      try connection.execute(LearningQueries.upsert(nudged, at: .word("stray"), of: .local))
      try connection.execute(LearningQueries.addPoint(of: .local, language: .french))
      try connection.execute(LearningQueries.addPoint(of: .local, language: .italian))
    }
    #expect(try store.rebuild(of: .local, rules: rules) == (events: 200, changed: 3))
    #expect(try standings() == before)
    #expect(try store.standing(of: .local, language: .italian).points == 0)
  }

  @Test func `another learner's memories are left alone`() throws {
    let other = LearnerID(rawValue: "other")
    _ = try store.append(.review("a"), of: other, rules: rules)
    let before = try store.standing(of: other, language: .french)
    #expect(try store.rebuild(of: .local, rules: rules) == (events: 0, changed: 0))
    #expect(try store.standing(of: other, language: .french) == before)
  }

  @Test func `events of the same time are replayed in the order of their devices`() throws {
    let payload = try PayloadJSON.text(of: LogDraft.review("").payload)
    for device in ["c", "a", "d", "b"] {
      for time in [2, 1] {
        try insert(id: "\(device)\(time)", device: device, time: Int64(time), payload: payload)
      }
    }
    let order = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"]
    #expect(try store.events(of: .local).map(\.id) == order)
  }

  @Test(arguments: [
    ("seed", #"{"kind":"seed","level":"B1"}"#),
    (
      "review",
      #"{"answer_ms":1,"ended":true,"entry":"a/b","exercise":"sing","kind":"review","#
        + #""language":"fr","rules":9,"skill":"write","verdict":"right"}"#
    ),
  ])
  func `words of a newer version are skipped and kept`(kind: String, payload: String) throws {
    _ = try store.append(.review("a"), of: .local, rules: rules)
    try insert(id: "newer", time: 2_000, kind: kind, payload: payload)
    _ = try store.append(.review("b"), of: .local, rules: rules)
    #expect(try store.events(of: .local).map(\.id) == ["a", "b"])
    #expect(try store.rebuild(of: .local, rules: rules) == (events: 3, changed: 0))
    let kept = try database.read { connection in
      try connection.query("SELECT payload FROM events WHERE id = 'newer'")
        .first?.value("payload", as: String.self)
    }
    #expect(kept == payload)
    // The clock goes on from the newer event's time too.
    #expect(try store.events(of: .local).last?.time == LogTime(milliseconds: 2_000, counter: 1))
  }

  @Test(arguments: [
    "", "{", "[]", #"{"kind":"review"}"#, #"{"kind":7}"#,
    #"{"entry":"a/b","exercise":"translate","kind":"completion","language":"fr","skill":"write"}"#,
    #"{"answer_ms":1,"ended":true,"entry":"a/b","exercise":"translate","grade":9,"#
      + #""kind":"review","language":"fr","rules":1,"skill":"write","verdict":"right"}"#,
  ])
  func `a damaged event is named, and nothing is changed`(payload: String) throws {
    let memory = try store.append(.review("a"), of: .local, rules: rules)
    try insert(id: "damaged", payload: payload)
    let named = { (error: any Error) in
      guard case StorageError.damagedEvent("damaged", let reason) = error else { return false }
      return !reason.isEmpty
    }
    #expect(performing: { try store.events(of: .local) }, throws: named)
    #expect(performing: { try store.rebuild(of: .local, rules: rules) }, throws: named)
    let standing = try store.standing(of: .local, language: .french)
    #expect(standing.memories[.word("house")] == memory)
  }
}
