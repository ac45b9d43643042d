import Foundation
import Learning
import Storage
import TestSupport
import Testing

/// What is said when the learner's data can't be used, and that nothing of it is lost.
struct BrokenDataTests {
  private let household: Household

  init() throws { household = try Household() }

  private func learn() throws -> ProgramResult {
    try household.lla("learn", "--from", "en", "--to", "fr", "--model", "/dev/null/nothing")
  }

  /// Answers some questions rightly and leaves.
  private func answer(_ count: Int) throws {
    let lesson = try household.lesson()
    #expect(try lesson.answerRightly(count) == count)
    lesson.type("q")
    #expect(try lesson.run.finish().end == .code(0))
  }

  @Test(arguments: ["learn", "progress", "doctor", ""])
  func `a file that is no database is refused and stays as it is`(command: String) throws {
    let text = String(repeating: "Dear diary\n", count: 500)
    try household.folder.write(text, to: "data/lla.db")
    let arguments = command.isEmpty ? [] : [command]
    let result = try ProgramRun.run(arguments + ["--data", household.data])
    #expect(result.end == .code(74))
    if command == "doctor" {
      #expect(result.output.contains(household.database))
    } else {
      Sentence.expect(result, says: [household.database, "--data"])
    }
    #expect(try String(contentsOfFile: household.database, encoding: .utf8) == text)
  }

  @Test func `a damaged database is refused and stays as it is`() throws {
    try answer(3)
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: household.database))
    try file.truncate(atOffset: 5000)
    try file.close()
    let before = try Data(contentsOf: URL(fileURLWithPath: household.database))
    let result = try learn()
    #expect(result.end == .code(74))
    Sentence.expect(result, says: [household.database, "--data"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: household.database)) == before)
  }

  @Test func `a database of a newer version is left alone`() throws {
    try answer(2)
    try household.withDatabase { database in
      try database.transaction { connection in
        try connection.execute(
          "INSERT INTO migrations (number, name, applied_at) VALUES (99, 'future', 0)"
        )
      }
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: household.database))
    let result = try learn()
    #expect(result.end == .code(74))
    Sentence.expect(result, says: [household.database, "99"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: household.database)) == before)
  }

  @Test(.enabled(if: Disk.isPossible, "needs root to mount"))
  func `a read-only folder is said to be so, and what is in it stays`() throws {
    try answer(2)
    let disk = try Disk(readOnly: household.data)
    let result = try learn()
    #expect(result.end == .code(74))
    Sentence.expect(result, says: [household.data, "--data"])
    withExtendedLifetime(disk) {}
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a folder without permission is said to be so`() throws {
    chmod(household.folder.path, 0o500)
    defer { chmod(household.folder.path, 0o700) }
    let result = try learn()
    #expect(result.end == .code(74))
    Sentence.expect(result, says: [household.data, "--data"])
  }

  @Test(.enabled(if: Disk.isPossible, "needs root to mount"))
  func `a disk that fills in the middle of a lesson ends it, and earlier answers are kept`() throws
  {
    try FileManager.default.createDirectory(
      atPath: household.data,
      withIntermediateDirectories: true
    )
    let disk = try Disk(at: household.data, options: "size=1m")
    let lesson = try household.lesson()
    #expect(try lesson.answerRightly(3) == 3)
    try disk.fill()
    let more = try lesson.answerRightly(1000)
    let result = try lesson.run.finish()
    #expect(result.end == .code(74))
    Sentence.expect(result, says: [household.database])
    try disk.empty()
    #expect(try household.events().count == 3 + more)
    #expect(try household.integrityProblems() == [])
    try answer(1)
    withExtendedLifetime(disk) {}
  }

  @Test func `two lessons on the same data at once both record`() throws {
    let one = try household.lesson(["--seed", "1"])
    let other = try household.lesson(["--seed", "2"], to: .german)
    for _ in 0..<5 {
      #expect(try one.answerRightly(1) == 1)
      #expect(try other.answerRightly(1) == 1)
    }
    for lesson in [one, other] {
      lesson.type("q")
      #expect(try lesson.run.finish().end == .code(0))
    }
    let languages = try household.events().map(\.payload.key.language)
    #expect(languages.count { $0 == .french } == 5)
    #expect(languages.count { $0 == .german } == 5)
    #expect(try household.lla("doctor", "--rebuild").errors.contains("different: 0"))
  }

  @Test func `the same seed twice records both lessons`() throws {
    for _ in 0..<2 {
      let lesson = try household.lesson(["--seed", "1", "--now", "2026-11-21"])
      #expect(try lesson.answerRightly(3) == 3)
      lesson.type("q")
      #expect(try lesson.run.finish().end == .code(0))
    }
    #expect(try household.events().count == 6)
  }

  @Test func `a clock that was set back loses nothing and keeps the order of the log`() throws {
    for day in ["2026-11-21", "2020-01-01", "2026-11-22"] {
      let lesson = try household.lesson(["--now", day])
      #expect(try lesson.answerRightly(3) == 3)
      lesson.type("q")
      #expect(try lesson.run.finish().end == .code(0))
    }
    let events = try household.events()
    #expect(events.count == 9)
    #expect(events.map(\.day.rawValue)[3..<6].max() ?? 0 < events[0].day.rawValue)
    #expect(events.map(\.day.rawValue)[6..<9].min() ?? 0 > events[0].day.rawValue)
    #expect(try household.lla("doctor", "--rebuild").errors.contains("different: 0"))
  }
}
