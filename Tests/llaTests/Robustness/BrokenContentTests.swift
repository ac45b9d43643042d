import Content
import Foundation
import Learning
import TestSupport
import Testing

/// What is said when courses or words are missing or broken.
struct BrokenContentTests {
  private let household: Household
  private let content: URL

  init() throws {
    household = try Household()
    content = household.folder.url("content")
    try FileManager.default.copyItem(at: Household.content, to: content)
  }

  private func learn() throws -> ProgramResult {
    try household.lla("learn", "--from", "en", "--to", "fr", "--content", content.path)
  }

  private func change(_ name: String, _ change: (String) -> String) throws {
    let file = content.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed = change(text)
    #expect(changed != text)
    try Data(changed.utf8).write(to: file)
  }

  @Test func `a unit that is no YAML is named with line and column`() throws {
    try change("essentials/units/first-words.yaml") {
      $0.replacing(
        "unit: first-words\n",
        with: "unit: first-words\n  lessons: [\n",
        maxReplacements: 1
      )
    }
    let result = try learn()
    #expect(result.end == .code(1))
    Sentence.expect(result, says: ["first-words.yaml, line 2, column"])
  }

  @Test func `a missing field is named with line and column`() throws {
    try change("essentials/units/first-words.yaml") {
      $0.replacing("        level: A1\n", with: "", maxReplacements: 1)
    }
    let result = try learn()
    #expect(result.end == .code(1))
    Sentence.expect(result, says: ["first-words.yaml, line ", ", column ", "level"])
  }

  @Test func `a value that isn't one is named with what it may be`() throws {
    try change("essentials/units/first-words.yaml") {
      $0.replacing("level: A1\n", with: "level: A9\n", maxReplacements: 1)
    }
    let result = try learn()
    #expect(result.end == .code(1))
    Sentence.expect(result, says: ["first-words.yaml, line ", "level", "A1, A2"])
  }

  @Test(arguments: ["essentials/pack.yaml", "essentials/units/first-words.yaml"])
  func `a missing file is named`(name: String) throws {
    try FileManager.default.removeItem(at: content.appendingPathComponent(name))
    let result = try learn()
    #expect(result.end == .code(69))
    Sentence.expect(result, says: [name])
  }

  @Test func `an empty content folder is said to lack its pack`() throws {
    let empty = try TemporaryFolder()
    let result = try household.lla("learn", "--content", empty.path)
    #expect(result.end == .code(69))
    Sentence.expect(result, says: [empty.path + "/essentials/pack.yaml"])
  }

  @Test func `bytes that are no text are refused by name`() throws {
    try Data([0xFF, 0xFE, 0x00, 0xD8]).write(
      to: content.appendingPathComponent("essentials/pack.yaml")
    )
    let result = try learn()
    #expect(result.end == .code(1))
    Sentence.expect(result, says: ["pack.yaml", "UTF-8"])
  }

  /// A copy of the program beside resources of its own.
  private func copyOfProgram() throws -> (program: String, locales: URL) {
    let program = household.folder.url("program/lla")
    let resources = household.folder.url("program/LLA_Content.resources")
    let files = FileManager.default
    try files.createDirectory(
      at: program.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    // By another program: a file that this one has open for writing can't be started.
    _ = try ProgramRun.run([ProgramRun.lla, program.path], program: "/bin/cp")
    try files.copyItem(at: Household.resources, to: resources)
    return (program.path, resources.appendingPathComponent("locales"))
  }

  @Test func `words that are broken or missing are said to be so`() throws {
    let (program, locales) = try copyOfProgram()
    let italian = locales.appendingPathComponent("it.json")
    try Data("{\"app\": {\"name\": ".utf8).write(to: italian)
    func run(_ locale: String) throws -> ProgramResult {
      try ProgramRun.run(["tour", "--locale", locale, "--data", household.data], program: program)
    }
    let broken = try run("it")
    #expect(broken.end == .code(69))
    Sentence.expect(broken, says: [italian.path])
    let other = try run("fr")
    #expect(other.end == .code(0), "\(other.errors)")
    try FileManager.default.removeItem(at: locales)
    let missing = try run("fr")
    #expect(missing.end == .code(69))
    Sentence.expect(missing, says: [locales.path])
  }

  @Test func `a program without its resources says what is missing`() throws {
    let (program, locales) = try copyOfProgram()
    try FileManager.default.removeItem(at: locales.deletingLastPathComponent())
    let result = try ProgramRun.run(["--data", household.data], program: program)
    #expect(result.end == .code(69))
    Sentence.expect(result, says: ["LLA_Content.resources"])
  }
}
