import Content
import Foundation
import Learning
import TestSupport
import Testing

/// `lla progress`, and `lla` where there is no terminal.
struct ProgressTests {
  private let household: Household

  init() throws { household = try Household() }

  private func learn(_ count: Int) throws {
    let lesson = try household.lesson(["--seed", "5", "--now", "2026-11-21"])
    #expect(try lesson.answerRightly(count) == count)
    lesson.type("q")
    #expect(try lesson.run.finish().end == .code(0))
  }

  /// What a program reads.
  private struct Report: Decodable, Equatable {
    struct SkillReport: Decodable, Equatable {
      let skill: String
      let known: Int
      let begun: Int
    }

    let language: String
    let entries: Int
    let begun: Int
    let due: Int
    let dueTomorrow: Int
    let points: Int
    let forecast: [Int]
    let skills: [SkillReport]
    let weak: [String]
  }

  private func report(_ arguments: String...) throws -> Report {
    let result = try ProgramRun.run(
      ["progress", "--format", "json", "--data", household.data] + arguments
    )
    #expect(result.end == .code(0))
    #expect(result.errors == "")
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }

  @Test func `as JSON it counts what was learnt`() throws {
    try learn(6)
    let report = try report("--now", "2026-11-21")
    let entries = try Household.course().entries.count
    #expect(report.language == "fr")
    #expect(report.entries == entries)
    #expect(report.begun == 4)
    #expect(report.points == 6)
    #expect(report.due == 0)
    #expect(report.forecast.count == 14)
    #expect(report.forecast.reduce(0, +) <= 4)
    #expect(report.skills.map(\.skill) == ["understand", "write", "speak"])
    #expect(report.skills.map(\.begun) == [4, 2, 0])
    #expect(report.weak == [])
  }

  @Test func `days later more is due, and the other languages are untouched`() throws {
    try learn(6)
    #expect(try report("--now", "2027-11-21").due == 4)
    let german = try report("--to", "de", "--now", "2026-11-21")
    #expect(german.language == "de")
    #expect(german.begun == 0 && german.points == 0)
  }

  @Test(arguments: Language.interface)
  func `the table tells the same in each language`(language: Language) throws {
    try learn(6)
    let result = try household.lla(
      "progress",
      "--locale",
      language.rawValue,
      "--now",
      "2026-11-21"
    )
    #expect(result.end == .code(0))
    let words = try Household.words(language)
    let title = words("progress.title", ["language": words.name(of: .french)])
    #expect(result.output.hasPrefix(title + "\n"))
    #expect(result.output.contains(words("home.points", count: 6)))
    for skill in Skill.allCases {
      #expect(result.output.contains(words("skill.\(skill.rawValue)")))
    }
    #expect(!result.output.contains("{{"))
    #expect(!result.output.contains("progress."))
    #expect(!result.output.contains("\u{1B}"), "colour in a pipe")
  }

  @Test func `without a terminal lla tells what is due and what one can type`() throws {
    let first = try household.lla()
    #expect(first.end == .code(0))
    for command in ["lla learn", "lla progress", "lla tour"] {
      #expect(first.output.contains(command))
    }
    #expect(!first.output.contains("French"))
    try learn(6)
    let later = try household.lla("--now", "2027-11-21")
    #expect(later.output.contains("You are learning French"))
    #expect(later.output.contains("4 phrases are due today."))
    #expect(later.output.contains("6 points"))
  }

  @Test(arguments: Language.interface)
  func `the tour tells every page`(language: Language) throws {
    let result = try household.lla("tour", "--locale", language.rawValue)
    #expect(result.end == .code(0))
    let words = try Household.words(language)
    for page in ["welcome", "lesson", "speaking", "memory", "leaving"] {
      #expect(result.output.contains(words("tour.\(page).title")))
      #expect(result.output.contains(words("tour.\(page).text")))
    }
  }
}
