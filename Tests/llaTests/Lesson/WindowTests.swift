import Content
import Learning
import TestSupport
import Testing

extension InTerminal {
  @Suite("The window of a lesson")
  struct WindowTests {
    @Test("UI 2.1.2 a whole lesson fits 40 columns: question, every choice, keys and bar are there")
    func fits() async throws {
      let pupil = try await Learner().learn(items: 2, columns: 40, rows: 24)
      var now: Scene? = pupil.scene
      while let current = now {
        let screen = pupil.terminal.screen
        #expect(!screen.hasOverflowed)
        #expect(current.bar != nil, "\(screen.text)")
        if case .question(let kind) = current.kind {
          let hint = kind == .choose || kind == .listen ? "keys.choose" : "keys.pause"
          #expect(screen.shows(pupil.words(hint)), "\(screen.text)")
        }
        if current.kind == .question(.choose) {
          #expect(current.choices.count == 4)
          _ = try await pupil.rightChoice(current)
        }
        if current.kind == .introduction {
          let entry = try #require(pupil.learner.entry(phrase: current.prompt))
          let note = entry.wordings[.french]?.notes[.english] ?? ""
          #expect(screen.shows(note), "\(screen.text)")
        }
        switch current.kind {
        case .question(.repeatPhrase):
          pupil.terminal.send("k")
          now = try await pupil.wait(for: .question(.listen))
        case .question: now = try await pupil.answerRight()
        default: now = try await pupil.goOn()
        }
      }
      #expect(try await pupil.terminal.exitCode() == 0)
    }

    @Test("UI 2.1.2 NO_COLOR has no colour, and signs tell right from wrong")
    func hasNoColour() async throws {
      let pupil = try await Learner().learn(items: 2, environment: ["NO_COLOR": "1"])
      let question = try await pupil.proceed(to: .choose)
      let wrong = try #require(try await pupil.wrongChoices(question).first)
      #expect(try await pupil.answer(String(wrong.number)).isWrong)
      #expect(try await pupil.answerRight().isRight)
      pupil.terminal.send("q")
      #expect(try await pupil.terminal.exitCode() == 0)
      #expect(!pupil.terminal.screen.wasColoured && !pupil.terminal.screen.wasStyled)
    }

    @Test("UI 2.1.2 without NO_COLOR there is colour")
    func hasColour() async throws {
      let pupil = try await Learner().learn(items: 1)
      #expect(pupil.terminal.screen.wasColoured)
    }

    @Test(
      "UI 2.1.2, IS 1 a window made smaller and larger in the middle of an answer loses nothing"
    )
    func isResized() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 2)
      let question = try await pupil.proceed(to: .translate)
      let phrase = try pupil.phrase(meaning: question.prompt)
      pupil.terminal.send(String(phrase.prefix(2)))
      try await pupil.terminal.waitForText("> \(phrase.prefix(2))")
      for (columns, rows) in [(40, 14), (33, 24), (120, 40), (80, 24)] {
        pupil.terminal.resize(columns: columns, rows: rows)
        let screen = try await pupil.terminal.wait(until: "the lesson in \(columns) columns") {
          let scene = Scene($0, words: learner.words, target: learner.target)
          return scene.kind == question.kind && scene.bar != nil && !$0.hasOverflowed
            && $0.shows("> \(phrase.prefix(2))")
        }
        #expect(screen.shows(pupil.words("keys.pauseTyping")))
      }
      #expect(try await pupil.answer(phrase.dropFirst(2) + "\r").isRight)
    }

    @Test("A window of 20 by 5 still shows the bar and takes the answer")
    func isTiny() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 1)
      let question = try await pupil.proceed(to: .choose)
      let right = try await pupil.rightChoice(question)
      pupil.terminal.resize(columns: 20, rows: 5)
      try await pupil.terminal.wait(until: "the bar") { $0.rows.last?.hasPrefix("[░") == true }
      pupil.terminal.send(String(right.number))
      try await pupil.terminal.wait(until: "a longer bar") { $0.rows.last?.hasPrefix("[█") == true }
      #expect(!pupil.terminal.screen.hasOverflowed)
      #expect(try learner.standing().points == 1)
    }

    @Test("IS 1 keys that arrive at once are taken one after the other")
    func takesABurst() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 1)
      #expect(pupil.scene.kind == .introduction)
      pupil.terminal.send("\r")
      let right = try await pupil.rightChoice(try await pupil.wait(for: .question(.choose)))
      let phrase = learner.firstPhrase(in: learner.target)
      pupil.terminal.send("\(right.number)\r\(phrase)\r\r")
      try await pupil.wait(for: .question(.repeatPhrase))
      #expect(try learner.reviews().map(\.verdict) == [.right, .right])
    }
  }
}
