import Content
import Foundation
import Learning
import Storage
import TestSupport

/// A learner's machine for one test: a folder for data, prompts and recordings, and `lla`.
struct Household {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The folder of the learner's data.
  var data: String { folder.file("data") }
  /// The path of the database.
  var database: String { data + "/lla.db" }

  /// The content that was built with the program.
  static let resources = ProgramRun.folder.appendingPathComponent("LLA_Content.resources")
  static let content = resources.appendingPathComponent("content")

  /// The course that `lla` teaches.
  static func course() throws -> Course { try CourseReader(content: content).course("essentials") }

  /// The words of the screen.
  static func words(_ language: Language) throws -> Words {
    try Words(language: language, in: resources.appendingPathComponent("locales"))
  }

  /// Runs `lla` on the household's data to its end.
  func lla(
    _ arguments: String...,
    lines: [String] = [],
    environment: [String: String] = [:]
  ) throws -> ProgramResult {
    try ProgramRun.run(
      arguments + ["--data", data],
      lines: lines,
      environment: environment
    )
  }

  /// Starts a lesson without ears: nothing is spoken, and without a sound device nothing is heard.
  func lesson(
    _ arguments: [String] = [],
    from base: Language = .english,
    to target: Language = .french
  ) throws -> PlainLearner {
    let run = try ProgramRun(
      [
        "learn", "--data", data, "--from", base.rawValue, "--to", target.rawValue, "--model",
        "/dev/null/nothing",
      ] + arguments
    )
    return try PlainLearner(run, base: base, target: target)
  }

  /// The learner's log as it is on disk.
  func events() throws -> [LogEvent] {
    try withDatabase { try SQLLearningStore(database: $0).events(of: .local) }
  }

  /// What SQLite finds wrong with the file.
  func integrityProblems() throws -> [String] { try withDatabase { try $0.integrityProblems() } }

  /// Opens the database for a moment.
  func withDatabase<Result>(_ body: (SQLiteDatabase) throws -> Result) throws -> Result {
    let database = try SQLiteDatabase(path: database)
    let result = try body(database)
    try database.close()
    return result
  }
}
