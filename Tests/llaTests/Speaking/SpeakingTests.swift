import Content
import Learning
import Speech
import TestSupport
import Testing

extension InTerminal {
  @Suite("Speaking")
  struct SpeakingTests {
    /// A lesson about one phrase, at the point where it is to be said.
    private func question(_ learner: Learner) async throws -> (Pupil, Scene) {
      let pupil = try await learner.learn(items: 1)
      return (pupil, try await pupil.proceed(to: .repeatPhrase))
    }

    private func spoken(_ learner: Learner) throws -> [ReviewRecord] {
      try learner.reviews().filter { $0.key.skill == .speak }
    }

    @Test(
      "IF 1.1, T4.10 a phrase that is repeated well is called so, and proficiency grows",
      arguments: Language.interface
    )
    func isRight(_ target: Language) async throws {
      var learner = try Learner()
      learner.target = target
      learner.base = target == .english ? .german : .english
      let (pupil, question) = try await question(learner)
      #expect(question.prompt == learner.firstPhrase(in: target))
      let feedback = try await pupil.say(question.prompt)
      #expect(feedback.kind == .over)
      #expect(feedback.said.first == "✓ " + pupil.words("lesson.verdict.rightSpoken"))
      #expect(feedback.said.contains { $0.hasPrefix("  \(question.prompt) ") })
      let (before, after) = (try #require(question.bar), try #require(feedback.bar))
      #expect(after.points == before.points + 1)
      #expect(after.filled > before.filled)
      let review = try #require(try spoken(learner).first)
      #expect(review.verdict == .right && review.grade == .good && review.ended)
      #expect(try learner.standing().memories[review.key] != nil)
      #expect(try await pupil.goOn() == nil)
      #expect(try await pupil.terminal.exitCode() == 0)
    }

    @Test("T4.11 another phrase is called wrong and asked again, and proficiency does not grow")
    func isWrong() async throws {
      let learner = try Learner()
      let (pupil, question) = try await question(learner)
      let again = try await pupil.say("Comment t’appelles-tu ?")
      #expect(again.said.first == "✗ " + pupil.words("lesson.verdict.wrongSpoken"))
      #expect(again.said.contains { $0.contains(pupil.words("fault.otherPhrase")) })
      #expect(again.kind == question.kind && again.prompt == question.prompt)
      #expect(again.bar == question.bar)
      let review = try #require(try spoken(learner).first)
      #expect(review.verdict == .wrong && review.grade == .again && !review.ended)
      #expect(try learner.standing().points == question.bar?.points)
    }

    @Test("T4.12 a phrase said wrongly is asked again until it is said right")
    func isAskedUntilRight() async throws {
      let learner = try Learner()
      let (pupil, question) = try await question(learner)
      for left in [2, 1] {
        let again = try await pupil.say("Comment t’appelles-tu ?")
        #expect(again.isWrong && again.kind == question.kind)
        #expect(again.said.contains(learner.words("lesson.tryAgain", count: left)))
      }
      #expect(try await pupil.say(question.prompt).isRight)
      let review = try #require(try spoken(learner).first)
      #expect(review.grade == .again)
      #expect(try learner.log().last == .completion(review.key, .repeatPhrase))
      #expect(pupil.scene.bar?.right == 3)
    }

    @Test("T4.12 after three tries there is a way out, and the phrase comes back in the lesson")
    func hasAWayOut() async throws {
      let learner = try Learner()
      let (pupil, question) = try await question(learner)
      for _ in 1...3 { try await pupil.say("Comment t’appelles-tu ?") }
      let shown = pupil.scene
      #expect(shown.kind == .over && shown.isWrong)
      #expect(shown.said.contains(pupil.words("lesson.comesBack")))
      let again = try #require(try await pupil.goOn())
      #expect(again.kind == question.kind && again.prompt == question.prompt)
      #expect(try await pupil.say(question.prompt).isRight)
      #expect(try spoken(learner).first?.grade == .again)
    }

    @Test("T4.11 silence is neither right nor wrong: it is asked once more and lowers nothing")
    func isUnsure() async throws {
      let learner = try Learner()
      let (pupil, question) = try await question(learner)
      let log = try learner.log()
      let again = try await pupil.keepSilent()
      #expect(again.said.first == "? " + pupil.words("lesson.verdict.unsure"))
      #expect(again.said.contains { $0.contains(pupil.words("fault.silence")) })
      #expect(again.kind == question.kind && again.bar == question.bar)
      #expect(try learner.log() == log)
      #expect(try await pupil.say(question.prompt).isRight)
      // The first try that could be judged decides.
      #expect(try spoken(learner).map(\.grade) == [.good])
    }

    @Test("T4.11 three silent tries leave no grade in the log")
    func staysUnsure() async throws {
      let learner = try Learner()
      let (pupil, _) = try await question(learner)
      for _ in 1...3 { try await pupil.keepSilent() }
      #expect(pupil.scene.kind == .over)
      let review = try #require(try spoken(learner).first)
      #expect(review.verdict == .unsure && review.grade == nil && !review.ended)
      #expect(try learner.standing().memories[review.key] == nil)
    }

    @Test("T4.12 k skips speaking for fifteen minutes: listening instead, and it costs nothing")
    func isSkipped() async throws {
      var learner = try Learner()
      let (pupil, question) = try await question(learner)
      let log = try learner.log()
      pupil.terminal.send("k")
      let instead = try await pupil.wait(for: .question(.listen))
      #expect(pupil.terminal.screen.shows(pupil.words("lesson.speakingSkipped")))
      #expect(instead.bar == question.bar)
      #expect(try learner.log() == log)
      try await pupil.finish()
      #expect(try spoken(learner).isEmpty)
      // Still so ten minutes later, and over after fifteen.
      for (now, kind) in [("12:10", ExerciseKind.listen), ("12:16", .repeatPhrase)] {
        learner.now = "2026-11-21T\(now):00Z"
        let later = try await learner.learn(items: 1)
        #expect(later.scene.kind == .question(kind))
        later.terminal.send("q")
        _ = try await later.terminal.exitCode()
      }
    }

    @Test("Escape while a recording is judged pauses, and nothing comes of that try")
    func pausesScoring() async throws {
      let learner = try Learner()
      let (pupil, question) = try await question(learner)
      let log = try learner.log()
      // So long that it can't be judged before the key arrives.
      let text = Array(repeating: "Comment t’appelles-tu ?", count: 8).joined(separator: " ")
      try learner.putBeforeMicrophone(EspeakSynthesizer().samples(of: text, language: .french))
      pupil.terminal.press(.enter, .escape)
      try await pupil.wait(for: .paused)
      pupil.terminal.press(.enter)
      #expect(try await pupil.wait(for: .question(.repeatPhrase)) == question)
      #expect(try await pupil.say(question.prompt).isRight)
      #expect(try learner.log().count == log.count + 1)
    }
  }
}
