import Content
import Learning
import TestSupport
import Testing

extension InTerminal {
  @Suite("Typed answers")
  struct TranslationTests {
    @Test(
      "IF 1.1.1 a phrase translated accurately is right, and the answer is shown with its meaning",
      arguments: [Language.french, .german, .italian, .spanish]
    )
    func right(_ target: Language) async throws {
      var learner = try Learner()
      learner.target = target
      let pupil = try await learner.learn(items: 2)
      let question = try await pupil.proceed(to: .translate)
      let phrase = try pupil.phrase(meaning: question.prompt)
      let feedback = try await pupil.answer(phrase + "\r")
      #expect(feedback.said.first == "✓ " + pupil.words("lesson.verdict.right"))
      #expect(feedback.said.contains { $0.contains("\(phrase) — \(question.prompt)") })
      let review = try #require(try learner.reviews().last)
      #expect(review.exercise == .translate && review.verdict == .right && review.grade == .good)
      #expect(review.key.language == target && review.key.skill == .write)
    }

    @Test("IF 1.1.1 a small slip is right, what differs is shown, and it is remembered as hard")
    func slip() async throws {
      var learner = try Learner()
      learner.target = .german
      let pupil = try await learner.learn(items: 4)
      let question = try await pupil.proceed(until: "a long word to translate") { scene in
        scene.kind == .question(.translate)
          && (try? pupil.phrase(meaning: scene.prompt))?.count ?? 0 > 4
      }
      let phrase = try pupil.phrase(meaning: question.prompt)
      // A letter twice.
      let slipped = String(phrase.prefix(2) + phrase.dropFirst())
      let feedback = try await pupil.answer(slipped + "\r")
      #expect(feedback.said.first == "✓ " + pupil.words("lesson.verdict.typo"))
      #expect(feedback.said.contains { $0.contains("[\(slipped)]") })
      #expect(feedback.said.contains { $0.contains("[\(phrase)]") })
      let review = try #require(try learner.reviews().last)
      #expect(review.verdict == .typo && review.grade == .hard && review.ended)
    }

    @Test("IF 1.1.1 a wrong translation is shown with what is right, and asked again until right")
    func wrong() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 2)
      let question = try await pupil.proceed(to: .translate)
      let bar = question.bar
      let again = try await pupil.answer("Bonsoir madame\r")
      #expect(again.kind == question.kind && again.prompt == question.prompt)
      #expect(again.said.first == "✗ " + pupil.words("lesson.verdict.wrong"))
      #expect(again.said.contains { $0.hasPrefix("  " + pupil.words("lesson.youWrote")) })
      #expect(again.bar == bar)
      #expect(try await pupil.answerRight().isRight)
      let review = try #require(try learner.reviews().last)
      #expect(review.verdict == .wrong && review.grade == .again)
      #expect(try learner.log().last == .completion(review.key, .translate))
    }

    @Test("A text is typed and mended as in any field, and an empty one is no answer")
    func isEdited() async throws {
      let pupil = try await Learner().learn(items: 2)
      let question = try await pupil.proceed(to: .translate)
      let phrase = try pupil.phrase(meaning: question.prompt)
      pupil.terminal.press(.enter, .enter)
      pupil.terminal.send("x\(phrase)ö")
      pupil.terminal.press(.backspace)
      try await pupil.terminal.waitForText("> x\(phrase)")
      pupil.terminal.press(.controlU)
      pupil.terminal.paste(phrase)
      let screen = try await pupil.terminal.waitForText("> \(phrase)")
      #expect(screen.isCursorVisible)
      #expect(screen.cursor.column == 2 + phrase.count)
      #expect(try await pupil.answer("\r").isRight)
    }

    @Test("IF 1.1.1 what is heard is typed, and is right as it was said")
    func dictation() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 1)
      let question = try await pupil.proceed(to: .dictate)
      let heard = try await pupil.heard().0
      #expect(heard == learner.firstPhrase(in: .french))
      #expect(!pupil.terminal.screen.text.contains(heard), "it is heard, not read")
      #expect(question.prompt == pupil.words("lesson.listenSign"))
      #expect(try await pupil.answer(heard + "\r").isRight)
    }
  }
}
