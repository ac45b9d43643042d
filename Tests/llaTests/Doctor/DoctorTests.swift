import Content
import Foundation
import Learning
import Storage
import TestSupport
import Testing

/// `lla doctor` as it is run.
struct DoctorTests {
  private let household: Household

  init() throws { household = try Household() }

  /// A lesson with right and wrong answers.
  private func learn() throws {
    let lesson = try household.lesson(["--seed", "5", "--now", "2026-11-21"])
    #expect(try lesson.answerRightly(4) == 4)
    for _ in 0..<3 {
      let question = try #require(try lesson.nextQuestion())
      lesson.type(lesson.wrongAnswer(to: question))
    }
    #expect(try lesson.answerRightly(2) == 2)
    lesson.type("q")
    #expect(try lesson.run.finish().end == .code(0))
  }

  private func standing() throws -> LearnerStanding {
    try household.withDatabase {
      try SQLLearningStore(database: $0).standing(of: .local, language: .french)
    }
  }

  @Test(arguments: Language.interface)
  func `the table names every part with its state and what to do`(language: Language) throws {
    let result = try household.lla("doctor", "--locale", language.rawValue)
    #expect(result.end == .code(0))
    #expect(result.errors == "")
    let words = try Household.words(language)
    for key in words.texts.keys where key.hasPrefix("doctor.item.") {
      let name = words(key, ["language": words.name(of: .french)])
      #expect(result.output.contains(name), "\(name)")
    }
    #expect(!result.output.contains("{{"))
    #expect(!result.output.contains("doctor."))
    // There is no sound device in these tests.
    #expect(result.output.contains(words("doctor.advice.loudspeaker")))
    #expect(result.output.contains(household.data))
  }

  /// What a program reads of a finding.
  private struct Finding: Decodable {
    let item: String
    let language: String?
    let state: String
    let detail: String
    let advice: String?
  }

  private func findings(_ arguments: String...) throws -> [Finding] {
    let result = try ProgramRun.run(
      ["doctor", "--format", "json", "--data", household.data] + arguments
    )
    return try JSONDecoder().decode([Finding].self, from: Data(result.output.utf8))
  }

  @Test func `as JSON it is an array of findings`() throws {
    let found = try findings()
    let items = Set(found.map(\.item))
    #expect(
      items == [
        "data", "database", "space", "content", "locales", "loudspeaker", "microphone", "model",
        "voice", "phones", "dictionary",
      ]
    )
    for item in ["voice", "phones", "dictionary"] {
      #expect(
        found.filter { $0.item == item }.compactMap(\.language) == ["en", "fr", "it", "de", "es"]
      )
    }
    #expect(found.allSatisfy { ($0.state == "fine") == ($0.advice == nil) })
    let database = try #require(found.first { $0.item == "database" })
    #expect(database.detail.contains("FULL") && database.detail.contains("wal"))
  }

  @Test func `a missing model is a gap with advice`() throws {
    let model = try #require(try findings("--model", "/dev/null/x").first { $0.item == "model" })
    #expect(model.state == "gap")
    #expect(model.detail.contains("/dev/null/x"))
    #expect(model.advice?.contains("pocketsphinx-en-us") == true)
  }

  @Test func `rebuilding after a lesson finds nothing different`() throws {
    try learn()
    let before = try standing()
    let result = try household.lla("doctor", "--rebuild")
    #expect(result.end == .code(0))
    #expect(
      result.errors == "7 events of the log were read; memories that came out different: 0.\n"
    )
    #expect(try standing() == before)
  }

  @Test func `rebuilding restores memories and points that something tampered with`() throws {
    try learn()
    let before = try standing()
    #expect(before.memories.count == 7 && before.points == 6)
    try household.withDatabase { database in
      try database.transaction { connection in
        try connection.execute(
          "UPDATE memories SET stability = 1234.5, due = due + 100, lapses = 9 WHERE rowid <= 2"
        )
        try connection.execute("DELETE FROM memories WHERE rowid = 3")
        try connection.execute("UPDATE proficiency SET points = 99")
      }
    }
    #expect(try standing() != before)
    let result = try household.lla("doctor", "--rebuild")
    #expect(result.end == .code(0))
    #expect(result.errors.contains("different: 3"), "\(result.errors)")
    #expect(try standing() == before)
    #expect(try household.lla("doctor", "--rebuild").errors.contains("different: 0"))
  }
}
