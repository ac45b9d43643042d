import Content
import Foundation
import Learning
import TestSupport
import Testing

/// Help and version in every language.
struct HelpTests {
  static let commands = ["", "learn", "progress", "tour", "doctor", "licences"]

  @Test(arguments: commands, Language.interface)
  func `the help of each command speaks each language`(command: String, language: Language) throws {
    let arguments = command.isEmpty ? [] : [command]
    let result = try ProgramRun.run(arguments + ["--help", "--locale", language.rawValue])
    #expect(result.end == .code(0))
    #expect(result.errors == "")
    let words = try Household.words(language)
    let text = result.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(text.contains(words("help.\(command.isEmpty ? "lla" : command)")))
    for key in ["help.overview", "help.usage", "help.options", "help.showHelp"] {
      #expect(text.contains(words(key)), "\(key)")
    }
    #expect(!text.contains(/(help|option|usage)\.\w|\{\{/), "a raw key")
    guard language != .english else { return }
    let english = [
      "OVERVIEW", "Show ", "default:", "values:", "See ", "<subcommand>", "The ", "folder",
    ]
    for word in english {
      #expect(!result.output.contains(word), "English in \(language): \(word)")
    }
  }

  @Test(arguments: Language.interface)
  func `help is spoken in the language of the environment`(language: Language) throws {
    let words = try Household.words(language)
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      let result = try ProgramRun.run(
        ["--help"],
        environment: [variable: "\(language)_XX.UTF-8"]
      )
      #expect(result.output.contains(words("help.usage") + ":"))
    }
  }

  @Test("DF 6.1 LC_ALL goes before LC_MESSAGES, and that before LANG")
  func order() throws {
    func title(_ environment: [String: String]) throws -> String {
      try ProgramRun.run(["licences"], environment: environment).output
        .split(separator: "\n").first.map(String.init) ?? ""
    }
    let german = try Household.words(.german)("licences.title")
    let spanish = try Household.words(.spanish)("licences.title")
    #expect(try title(["LANG": "es_ES.UTF-8", "LC_MESSAGES": "de_DE", "LC_ALL": ""]) == german)
    #expect(try title(["LANG": "de_DE", "LC_ALL": "es_ES"]) == spanish)
    #expect(try title(["LANG": "pt_BR.UTF-8"]) == Household.words(.english)("licences.title"))
  }

  @Test func `every command that help lists has a help of its own`() throws {
    let output = try ProgramRun.run(["--help"]).output
    let list = try #require(output.components(separatedBy: "COMMANDS:").last)
    let listed = list.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return nil }
      return line.split(separator: " ").first.map(String.init)
    }
    #expect(Set(listed).intersection(Self.commands) == Set(Self.commands.dropFirst()))
    for command in Self.commands.dropFirst() {
      let help = try ProgramRun.run(["help", command])
      #expect(help.end == .code(0))
      #expect(help.output == (try ProgramRun.run([command, "--help"]).output))
    }
  }

  @Test func `the version is a version`() throws {
    for arguments in [["--version"], ["learn", "--version"]] {
      let result = try ProgramRun.run(arguments)
      #expect(result.end == .code(0))
      #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
      #expect(result.errors == "")
    }
  }
}
