import Content
import Learning
import TestSupport
import Testing

extension InTerminal {
  @Suite("Language of the screen")
  struct LocaleTests {
    /// An environment and the language that it asks for.
    struct Case: Sendable, CustomTestStringConvertible {
      let variables: [String: String]
      let options: [String]
      let language: Language

      init(_ variables: [String: String], _ language: Language, options: String...) {
        self.variables = variables
        self.options = options
        self.language = language
      }

      var testDescription: String {
        (variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + options)
          .joined(separator: " ")
      }
    }

    static let cases = [
      Case(["LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LANG": "it_IT"], .german),
      Case(["LC_MESSAGES": "fr_FR.UTF-8", "LANG": "it_IT.UTF-8"], .french),
      Case(["LANG": "it_IT@euro"], .italian),
      Case(["LANG": "es_MX.UTF-8"], .spanish),
      Case(["LC_ALL": "C", "LANG": "de_DE.UTF-8"], .english),
      Case(["LANG": "pt_BR.UTF-8"], .english),
      Case(["LANG": ""], .english),
      Case(["LC_ALL": "de_DE.UTF-8"], .spanish, options: "--locale", "es"),
      Case(["LC_ALL": "de_DE.UTF-8"], .french, options: "--locale=fr"),
    ]

    @Test(
      "DF 6.1 the screen speaks the language of LC_ALL, LC_MESSAGES, LANG; --locale wins",
      arguments: cases
    )
    func speaks(_ example: Case) async throws {
      let words = try Learner.words(example.language)
      let pupil = try Learner().open(example.options, environment: example.variables)
      let screen = try await pupil.terminal.waitForText(words("welcome.askBase"))
      #expect(screen.shows(words("welcome.hello")), "\(screen.text)")
      #expect(!screen.shows("welcome."))
      if example.options.isEmpty {
        // The language of the system is taken for the learner's own.
        let own = words.name(of: example.language)
        #expect(screen.rows.contains { $0.hasPrefix(">") && $0.hasSuffix("  " + own) })
      }
      pupil.terminal.send("q")
      #expect(try await pupil.terminal.exitCode() == 0)
    }

    @Test(
      "DF 6.1 a whole lesson is held in the language of the system",
      arguments: Language.interface
    )
    func teachesInIt(_ language: Language) async throws {
      var learner = try Learner()
      learner.base = language
      learner.target = language == .french ? .german : .french
      learner.words = try Learner.words(language)
      let pupil = try await learner.learn(
        items: 1,
        environment: ["LANG": "\(language)_\(language.rawValue.uppercased()).UTF-8"],
        columns: 120
      )
      try await pupil.finish()
      #expect(try await pupil.terminal.exitCode() == 0)
      let told = learner.words("lesson.finished", ["right": "3", "questions": "3"])
      #expect(pupil.terminal.screen.shows(told), "\(pupil.terminal.screen.text)")
    }
  }
}
