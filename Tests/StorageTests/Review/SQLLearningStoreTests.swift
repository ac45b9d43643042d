import Foundation
import Learning
import TestSupport
import Testing

@testable import Storage

struct SQLLearningStoreTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase
  private let store: SQLLearningStore
  private let rules = ChainRules()

  init() throws {
    folder = try TemporaryFolder()
    database = try SQLiteDatabase(path: folder.file("lla.db"))
    store = SQLLearningStore(database: database)
  }

  @Test func `an event, its memory and its point are written together`() throws {
    let memory = try #require(try store.append(.review("a"), of: .local, rules: rules))
    let standing = try store.standing(of: .local, language: .french)
    #expect(
      standing
        == LearnerStanding(
          memories: [.word("house"): memory],
          points: 1,
          clock: LogTime(milliseconds: 1_000, counter: 0)
        )
    )
    let event = try #require(try store.events(of: .local).first)
    #expect(event.id == "a")
    #expect(event.time == LogTime(milliseconds: 1_000, counter: 0))
    #expect(event.day == LearnerDay(rawValue: 20_000))
    #expect(event.payload == LogDraft.review("a").payload)
    #expect(event.device.count == 32)
    #expect(event.device.allSatisfy { $0.isHexDigit })
  }

  @Test func `a try that didn't end its question adds no point, a completion adds one`() throws {
    _ = try store.append(.review("a", grade: .again, ended: false), of: .local, rules: rules)
    #expect(try store.standing(of: .local, language: .french).points == 0)
    #expect(try store.append(.completion("b"), of: .local, rules: rules) == nil)
    #expect(try store.standing(of: .local, language: .french).points == 1)
  }

  @Test func `an unsure try changes no memory`() throws {
    let before = try store.append(.review("a"), of: .local, rules: rules)
    #expect(try store.append(.review("b", grade: nil), of: .local, rules: rules) == nil)
    let standing = try store.standing(of: .local, language: .french)
    #expect(standing.memories[.word("house")] == before)
  }

  @Test func `the same event twice is applied once and answers with the memory as it is`() throws {
    _ = try store.append(.review("a"), of: .local, rules: rules)
    let second = try store.append(.review("b", wall: 2_000), of: .local, rules: rules)
    let before = try store.standing(of: .local, language: .french)
    #expect(try store.append(.review("a"), of: .local, rules: rules) == second)
    #expect(try store.standing(of: .local, language: .french) == before)
    #expect(try store.events(of: .local).map(\.id) == ["a", "b"])
  }

  @Test func `a wall clock that stands still or jumps back never turns the log's clock`() throws {
    for (id, wall) in [("a", 5_000), ("b", 5_000), ("c", 1_000), ("d", 5_001), ("e", 0)] {
      _ = try store.append(.review(id, wall: Int64(wall)), of: .local, rules: rules)
    }
    let events = try store.events(of: .local)
    #expect(events.map(\.id) == ["a", "b", "c", "d", "e"])
    #expect(
      events.map(\.time) == [
        LogTime(milliseconds: 5_000, counter: 0), LogTime(milliseconds: 5_000, counter: 1),
        LogTime(milliseconds: 5_000, counter: 2), LogTime(milliseconds: 5_001, counter: 0),
        LogTime(milliseconds: 5_001, counter: 1),
      ]
    )
  }

  @Test func `a day that goes back is kept as it was given`() throws {
    _ = try store.append(.review("a", wall: 1, day: 20_001), of: .local, rules: rules)
    _ = try store.append(.review("b", wall: 2, day: 20_000), of: .local, rules: rules)
    #expect(try store.events(of: .local).map(\.day.rawValue) == [20_001, 20_000])
  }

  @Test func `learners and languages are kept apart, the device is the same`() throws {
    let other = LearnerID(rawValue: "other")
    _ = try store.append(.review("a"), of: .local, rules: rules)
    _ = try store.append(.review("a", .word("house", .german)), of: other, rules: rules)
    let german = try store.standing(of: .local, language: .german)
    #expect(german.memories.isEmpty && german.points == 0)
    // The clock is the learner's, whatever the language.
    #expect(german.clock == LogTime(milliseconds: 1_000, counter: 0))
    #expect(try store.standing(of: other, language: .german).points == 1)
    let devices = try [LearnerID.local, other].flatMap { try store.events(of: $0) }.map(\.device)
    #expect(Set(devices).count == 1)
    #expect(devices.count == 2)
  }

  @Test func `what is due comes longest overdue first, and nothing that is due later`() throws {
    for (name, day) in [("late", 20_010), ("early", 20_000), ("middle", 20_005)] {
      _ = try store.append(
        .review(name, .word(name), wall: Int64(day), day: day),
        of: .local,
        rules: rules
      )
    }
    let due = try store.due(of: .local, language: .french, on: LearnerDay(rawValue: 20_006))
    #expect(due == [.word("early"), .word("middle")])
  }

  @Test func `an event that cannot be stored leaves no memory and no point`() throws {
    struct NotANumber: LogRules {
      func memory(after event: LogEvent, from memory: Memory?) -> Memory? {
        Memory(
          state: MemoryState(stability: .nan, difficulty: 1),
          lastReview: event.day,
          due: event.day,
          reviews: 1,
          lapses: 0
        )
      }
    }
    #expect(throws: StorageError.self) {
      try store.append(.review("a"), of: .local, rules: NotANumber())
    }
    #expect(try store.events(of: .local).isEmpty)
    #expect(try store.standing(of: .local, language: .french) == LearnerStanding())
  }

  @Test func `two programs on one file lose nothing, and the clock only goes forward`() throws {
    let databases = [database, try SQLiteDatabase(path: database.path)]
    let failures = Locked<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 2) { writer in
      let store = SQLLearningStore(database: databases[writer])
      do {
        for number in 0..<1_000 {
          _ = try store.append(
            .review("w\(writer)-\(number)", wall: Int64(number)),
            of: .local,
            rules: rules
          )
        }
      } catch {
        failures.update { $0.append("\(error)") }
      }
    }
    #expect(failures.value == [])
    let events = try store.events(of: .local)
    #expect(Set(events.map(\.id)).count == 2_000)
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time < $1.time })
    #expect(Set(events.map(\.device)).count == 1)
    let standing = try store.standing(of: .local, language: .french)
    #expect(standing.points == 2_000)
    #expect(standing.memories[.word("house")]?.reviews == 2_000)
    #expect(try store.rebuild(of: .local, rules: rules) == (events: 2_000, changed: 0))
  }
}
