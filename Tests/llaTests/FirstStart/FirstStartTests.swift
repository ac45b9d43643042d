import Content
import Learning
import TestSupport
import Testing

extension InTerminal {
  @Suite("First start")
  struct FirstStartTests {
    private let languages: [Language] = [.english, .french, .italian, .german, .spanish]

    /// Runs `lla` or `lla learn` for the first time, with the screen in English.
    private func start(_ learner: Learner, _ arguments: String...) async throws -> Pupil {
      let pupil = try learner.open(
        arguments + ["--audio-out", learner.prompts, "--now", learner.now, "--seed", "7"]
      )
      try await pupil.terminal.waitForText(pupil.words("welcome.askBase"))
      return pupil
    }

    private func choose(_ name: String, _ pupil: Pupil) async throws {
      let option = try #require(
        pupil.terminal.screen.rows.lazy.compactMap { $0.wholeMatch(of: #/[> ] ([1-9])  (.+)/#) }
          .first { String($0.2) == name }
      )
      pupil.terminal.send(String(option.1))
    }

    @Test("UI 1.2.1, UI 1.2.3 a newcomer is asked for their language and offered all the others")
    func asksForLanguages() async throws {
      let pupil = try await start(try Learner())
      let screen = pupil.terminal.screen
      #expect(screen.shows(pupil.words("welcome.hello")))
      for language in languages {
        #expect(screen.shows(pupil.learner.words.name(of: language)))
      }
      #expect(screen.rows.contains { $0.hasPrefix("> 1  English") }, "\(screen.text)")
      pupil.terminal.press(.enter)
      let next = try await pupil.terminal.waitForText(pupil.words("welcome.askTarget"))
      let offered = next.rows.compactMap { $0.wholeMatch(of: #/[> ] [1-9]  (.+)/#)?.1 }
      #expect(offered == ["French", "Italian", "German", "Spanish"])
    }

    @Test("T3.1 choosing a language is confirmed, and the next question is asked")
    func confirmsTheLanguage() async throws {
      let pupil = try await start(try Learner())
      pupil.terminal.press(.enter)
      try await pupil.terminal.waitForText(pupil.words("welcome.askTarget"))
      try await choose("German", pupil)
      let screen = try await pupil.terminal.waitForText(
        "✓ " + pupil.words("welcome.chosen", ["language": "German"])
      )
      #expect(screen.shows(pupil.words("welcome.tourOffer")))
      #expect(screen.shows(pupil.words("welcome.skipTour")))
    }

    @Test("T3.2 the chosen language is what the lesson teaches", arguments: Language.interface)
    func teachesTheLanguage(_ target: Language) async throws {
      var learner = try Learner()
      learner.target = target
      learner.base = target == .english ? .german : .english
      let pupil = try await start(learner, "learn")
      try await choose(learner.words.name(of: learner.base), pupil)
      try await pupil.terminal.waitForText(pupil.words("welcome.askTarget"))
      try await choose(learner.words.name(of: target), pupil)
      try await pupil.skipTourOffer()
      let introduction = try await pupil.wait(for: .introduction)
      #expect(introduction.prompt == learner.firstPhrase(in: target))
      #expect(try await pupil.heard().0 == learner.firstPhrase(in: target))
      // Another start remembers the choice.
      pupil.terminal.send("q")
      #expect(try await pupil.terminal.exitCode() == 0)
      let again = try learner.open(["--now", learner.now])
      try await again.terminal.waitForText(
        pupil.words("home.title", ["language": learner.words.name(of: target)])
      )
    }

    @Test("T3.3 starting from the beginning leads to teacher mode and the first phrase of all")
    func startsFromTheBeginning() async throws {
      let learner = try Learner()
      let pupil = try await start(learner)
      pupil.terminal.press(.enter)
      try await pupil.terminal.waitForText(pupil.words("welcome.askTarget"))
      try await choose("French", pupil)
      try await pupil.terminal.waitForText(pupil.words("welcome.skipTour"))
      try await choose(pupil.words("welcome.skipTour"), pupil)
      let home = try await pupil.terminal.waitForText(pupil.words("home.teacher"))
      let begun = pupil.words(
        "home.begun",
        ["begun": "0", "entries": String(learner.course.order.count)]
      )
      #expect(home.shows(begun))
      pupil.terminal.press(.enter)
      let first = try await pupil.wait(for: .introduction)
      #expect(first.prompt == learner.firstPhrase(in: .french))
      #expect(first.bar?.points == 0)
    }

    @Test("UI 1.2.6 the first questions can be left by q and Ctrl+C; the next start asks again")
    func canBeLeft() async throws {
      let learner = try Learner()
      for (key, code) in [("q", 0), ("\u{3}", 130)] as [(String, Int32)] {
        let pupil = try await start(learner, "learn")
        pupil.terminal.send(key)
        #expect(try await pupil.terminal.exitCode() == code)
        let next = try await start(learner, "learn")
        next.terminal.press(.enter)
        try await next.terminal.waitForText(next.words("welcome.askTarget"))
        next.terminal.send(key)
        #expect(try await next.terminal.exitCode() == code)
      }
    }
  }
}
