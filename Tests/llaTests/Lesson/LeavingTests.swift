import Content
import Learning
import TestSupport
import Testing

extension InTerminal {
  @Suite("Leaving and pausing")
  struct LeavingTests {
    @Test(
      "UI 1.2.6 a lesson is left by q at an introduction, a question and feedback, and gone on with later"
    )
    func leavesByLetter() async throws {
      var learner = try Learner()
      let first = try await learner.learn(items: 2)
      first.terminal.send("q")
      try await expectLeft(first, right: 0)
      let second = try await learner.learn(items: 2)
      #expect(second.scene.kind == .introduction)
      try await second.proceed(to: .choose)
      second.terminal.send("q")
      try await expectLeft(second, right: 0)
      let third = try await learner.learn(items: 2)
      let asked = try await third.proceed(to: .choose).prompt
      try await third.answerRight()
      third.terminal.send("q")
      try await expectLeft(third, right: 1)
      // What was begun goes on where it was: not introduced nor asked in that way again.
      learner.now = "2026-11-21T13:00:00Z"
      let fourth = try await learner.learn(items: 1)
      let question = try await fourth.wait(until: "a question") { $0.isQuestion }
      #expect(question.kind != .question(.choose))
      #expect(question.bar?.points == 1)
      let entry = try #require(learner.entry(phrase: asked))
      #expect(try learner.standing().memories.keys.map(\.entry) == [entry.id])
    }

    private func expectLeft(_ pupil: Pupil, right: Int) async throws {
      #expect(try await pupil.terminal.exitCode() == 0)
      let screen = pupil.terminal.screen
      #expect(!screen.isAlternate && screen.isCursorVisible && !screen.marksPastes)
      let told = pupil.words("lesson.left", ["right": String(right), "questions": "6"])
      #expect(screen.shows(told), "\(screen.text)")
    }

    @Test("UI 1.2.6 Ctrl+C leaves at once from anywhere with exit code 130 and nothing lost")
    func leavesByControlC() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 2)
      try await pupil.proceed(to: .choose)
      try await pupil.answerRight()
      pupil.terminal.press(.controlC)
      #expect(try await pupil.terminal.exitCode() == 130)
      #expect(!pupil.terminal.screen.isAlternate && pupil.terminal.screen.isCursorVisible)
      #expect(try learner.standing().points == 1)
      let later = try await learner.learn(items: 2)
      try await later.proceed(to: .translate)
      later.terminal.send("half an ans")
      try await later.terminal.waitForText("> half an ans")
      later.terminal.press(.controlC)
      #expect(try await later.terminal.exitCode() == 130)
    }

    @Test("UI 1.2.6 while typing, Escape and q leave, and so does q alone with Enter")
    func leavesWhileTyping() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 1)
      try await pupil.proceed(to: .dictate)
      pupil.terminal.press(.escape)
      try await pupil.wait(for: .paused)
      pupil.terminal.send("q")
      #expect(try await pupil.terminal.exitCode() == 0)
      let again = try await learner.learn(items: 1)
      try await again.wait(for: .question(.dictate))
      again.terminal.send("q\r")
      #expect(try await again.terminal.exitCode() == 0)
      #expect(try learner.log().count == 1)
    }

    @Test("UI 1.2.6 a window that is closed ends the program and loses nothing")
    func survivesTheEndOfItsWindow() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 2)
      try await pupil.proceed(to: .choose)
      try await pupil.answerRight()
      pupil.terminal.hangUp()
      _ = try await pupil.terminal.exitCode()
      #expect(try learner.standing().points == 1)
    }

    @Test("Escape pauses a question and Enter brings it back as it was")
    func pausesAQuestion() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 1)
      let question = try await pupil.proceed(to: .choose)
      let wrong = try #require(try await pupil.wrongChoices(question).first)
      let before = try await pupil.answer(String(wrong.number))
      pupil.terminal.press(.escape)
      let paused = try await pupil.wait(for: .paused)
      #expect(paused.bar == before.bar)
      pupil.terminal.press(.enter)
      #expect(try await pupil.wait(for: .question(.choose)) == before)
      #expect(try await pupil.answerRight().isRight)
    }

    @Test("Escape pauses feedback, which comes back and does not count twice")
    func pausesFeedback() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 1)
      try await pupil.proceed(to: .choose)
      let feedback = try await pupil.answerRight()
      pupil.terminal.press(.escape)
      try await pupil.wait(for: .paused)
      pupil.terminal.press(.enter)
      #expect(try await pupil.wait(for: .over) == feedback)
      let next = try #require(try await pupil.goOn())
      #expect(next.kind == .question(.dictate))
      #expect(try learner.log().count == 1)
    }
  }
}
