import Foundation
import Learning
import TestSupport
import Testing

/// What is said when the command line asks for what can't be: what is wrong, which one, what to do.
struct WrongUseTests {
  /// A command line, its exit code, and what its sentence must name.
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let code: Int32
    let says: [String]

    init(_ line: String, _ code: Int32, _ says: String...) {
      arguments = line.split(separator: " ").map(String.init)
      self.code = code
      self.says = says
    }

    var testDescription: String { "lla " + arguments.joined(separator: " ") }
  }

  private let household: Household

  init() throws { household = try Household() }

  static let cases = [
    Case("learn --from en --to xx", 2, "xx", "en, fr, it, de, es"),
    Case("learn --from xx --to fr", 2, "xx", "en, fr, it, de, es"),
    Case("learn --from fr --to fr", 2, "fr", "--from", "--to"),
    Case("progress", 2, "lla learn", "--to"),
    Case("progress --to xx", 2, "xx", "en, fr, it, de, es"),
    Case("--locale tlh", 2, "tlh", "en, fr, it, de, es"),
    Case("licences --locale tlh", 2, "tlh", "en, fr, it, de, es"),
    Case("doctor --locale tlh", 2, "tlh", "en, fr, it, de, es"),
    Case("learn --itmes 4", 2, "--itmes", "Did you mean --items?", "--help"),
    Case("--lcale fr", 2, "--lcale", "Did you mean --locale?", "--help"),
    Case("laern", 2, "laern", "Did you mean learn?", "--help"),
    Case("progres", 2, "progres", "Did you mean progress?", "--help"),
    Case("licenses", 2, "licenses", "Did you mean licences?", "--help"),
    Case("learn --items 0", 2, "0", "1 to 1000"),
    Case("learn --items -1", 2, "--items", "value"),
    Case("learn --items 1001", 2, "1001", "1 to 1000"),
    Case("learn --items many", 2, "many", "--items"),
    Case("learn --to", 2, "--to", "value"),
    Case("learn --now yesterday", 2, "yesterday", "2026-11-21"),
    Case("learn --now 2026-13-01", 2, "2026-13-01", "2026-11-21"),
    Case("learn --seed x", 2, "“x”", "--seed"),
    Case("progress --format xml", 2, "xml", "--format"),
    Case("learn --content /dev/null/nothing", 69, "/dev/null/nothing", "--content"),
    Case("licences --content /dev/null/nothing", 69, "/dev/null/nothing/components.yaml"),
    Case("learn --from en --to fr --microphone /dev/null/nothing.wav", 69, "/dev/null/nothing.wav"),
    Case("learn --from en --to fr --audio-out /proc/prompts", 74, "/proc/prompts", "--audio-out"),
  ]

  @Test("each wrong use is told in a sentence", arguments: cases)
  func wrongUse(_ wrong: Case) throws {
    let result = try ProgramRun.run(wrong.arguments + ["--data", household.data])
    #expect(result.end == .code(wrong.code))
    Sentence.expect(result, says: wrong.says)
  }

  @Test("each wrong use is told in each language", arguments: cases, Language.interface.dropFirst())
  func wrongUseInEveryLanguage(_ wrong: Case, _ language: Language) throws {
    let result = try ProgramRun.run(
      wrong.arguments + ["--data", household.data],
      environment: ["LC_ALL": "\(language).UTF-8"]
    )
    #expect(result.end == .code(wrong.code))
    Sentence.expect(result, says: [])
  }

  @Test func `a wrong language leaves the choice that was made before`() throws {
    _ = try household.lla("learn", "--from", "en", "--to", "fr", "--model", "/x")
    let before = try household.lla("progress", "--format", "json").output
    #expect(try household.lla("learn", "--to", "xx").end == .code(2))
    #expect(try household.lla("learn", "--to", "en").end == .code(2))
    #expect(try household.lla("progress", "--format", "json").output == before)
  }
}

/// What every sentence about a failure has in common.
enum Sentence {
  /// Expects one sentence on standard error that names certain things and no inner ones.
  static func expect(
    _ result: ProgramResult,
    says parts: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = result.errors
    #expect(text.hasPrefix("lla: "), "\(text)", sourceLocation: sourceLocation)
    for part in parts {
      #expect(text.contains(part), "“\(part)” in: \(text)", sourceLocation: sourceLocation)
    }
    let inner = ["{{", "errors.", "usage.", "Error(", "Swift", "nil", "Something went wrong"]
    for word in inner {
      #expect(!text.contains(word), "“\(word)” in: \(text)", sourceLocation: sourceLocation)
    }
    let lines = text.split(separator: "\n").count
    #expect((1...2).contains(lines), "\(text)", sourceLocation: sourceLocation)
  }
}
