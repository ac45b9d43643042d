import Content
import Learning
import TestSupport
import Testing

extension InTerminal {
  @Suite("Multiple choice")
  struct ChoiceTests {
    @Test("T4.2 exactly one choice is right, and the question stays while wrong ones are chosen")
    func exactlyOneIsRight() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 3)
      for _ in 1...3 {
        let question = try await pupil.proceed(to: .choose)
        #expect(question.choices.count == 4)
        #expect(Set(question.choices.map(\.text)).count == 4)
        for wrong in try await pupil.wrongChoices(question).prefix(2) {
          let again = try await pupil.answer(String(wrong.number))
          #expect(again.kind == question.kind)
          #expect(again.prompt == question.prompt)
          #expect(again.choices.map(\.text) == question.choices.map(\.text))
        }
        #expect(try await pupil.answerRight().kind == .over)
        let next = try #require(try await pupil.goOn())
        #expect(next.kind != .over && next.prompt != question.prompt)
      }
    }

    @Test("T4.5 a right choice is obviously called right, and the next question comes")
    func isCalledRight() async throws {
      let pupil = try await Learner().learn(items: 2)
      let question = try await pupil.proceed(to: .choose)
      let feedback = try await pupil.answerRight()
      #expect(feedback.said.first == "✓ " + pupil.words("lesson.verdict.right"))
      let screen = pupil.terminal.screen
      let row = try #require(screen.rows.firstIndex { $0.hasPrefix("✓") })
      #expect(screen.isColoured(row: row))
      #expect(feedback.said.contains { $0.contains(question.prompt + " — ") })
      let next = try #require(try await pupil.goOn())
      #expect(next.isQuestion)
      #expect(next.prompt != question.prompt)
    }

    @Test("T4.6 after a right choice the bar and the proficiency kept on disk have grown")
    func grows() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 2)
      let before = try #require(try await pupil.proceed(to: .choose).bar)
      #expect(before.points == 0)
      #expect(before.filled == 0)
      let after = try #require(try await pupil.answerRight().bar)
      #expect(after.filled > before.filled)
      #expect(after.right == before.right + 1)
      #expect(after.points == 1)
      #expect(after.questions == before.questions)
      let standing = try learner.standing()
      #expect(standing.points == 1)
      let review = try #require(try learner.reviews().first)
      #expect(review.verdict == .right && review.grade == .good && review.ended)
      #expect(review.exercise == .choose && review.key.skill == .understand)
      let memory = try #require(standing.memories[review.key])
      #expect(memory.due > memory.lastReview)
    }

    @Test("T4.7 a wrong choice is said to be wrong and asked again until right")
    func isAskedAgain() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 2)
      let question = try await pupil.proceed(to: .choose)
      for (tries, wrong) in try await pupil.wrongChoices(question).prefix(2).enumerated() {
        let again = try await pupil.answer(String(wrong.number))
        #expect(again.said.first == "✗ " + pupil.words("lesson.verdict.wrong"))
        #expect(again.said.contains(pupil.words("lesson.choseWrong", ["given": wrong.text])))
        #expect(again.said.contains(learner.words("lesson.tryAgain", count: 2 - tries)))
        #expect(again.prompt == question.prompt)
        #expect(again.choices.first { $0.number == wrong.number }?.isCrossedOut == true)
      }
      let feedback = try await pupil.answerRight()
      #expect(feedback.isRight && feedback.kind == .over)
      let next = try #require(try await pupil.goOn())
      #expect(next.isQuestion && next.prompt != question.prompt)
      // The first try decides the grade; the right one only lets proficiency grow.
      let log = try learner.log()
      #expect(log.count == 2)
      let review = try #require(try learner.reviews().first)
      #expect(review.verdict == .wrong && review.grade == .again && !review.ended)
      #expect(log.last == .completion(review.key, .choose))
      #expect(try learner.standing().points == 1)
    }

    @Test("T4.7 after three wrong choices the answer is shown and the question comes back later")
    func comesBack() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 1)
      let question = try await pupil.proceed(to: .choose)
      for wrong in try await pupil.wrongChoices(question) {
        try await pupil.answer(String(wrong.number))
      }
      let shown = pupil.scene
      #expect(shown.kind == .over && shown.isWrong)
      #expect(shown.said.contains(pupil.words("lesson.answerIs")))
      #expect(shown.said.contains(pupil.words("lesson.comesBack")))
      let meaning = learner.entry(phrase: question.prompt)?.wordings[.english]?.full
      #expect(shown.said.contains("  \(question.prompt) — \(try #require(meaning))"))
      #expect(try learner.standing().points == 0)
      try await pupil.goOn()
      try await pupil.proceed(until: "the question again") {
        $0.kind == .question(.choose) && $0.prompt == question.prompt
      }
      #expect(try await pupil.answerRight().isRight)
      try await pupil.finish()
      #expect(try await pupil.terminal.exitCode() == 0)
      let grades = try learner.reviews().filter { $0.key.skill == .understand }.map(\.grade)
      #expect(grades.first == .again)
    }

    @Test("T4.8 after a wrong choice the bar has not changed, nor the proficiency on disk")
    func doesNotGrow() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 2)
      try await pupil.proceed(to: .choose)
      try await pupil.answerRight()
      try await pupil.goOn()
      let before = try await pupil.proceed(to: .choose)
      let row = pupil.terminal.screen.rows.last
      let wrong = try #require(try await pupil.wrongChoices(before).first)
      let after = try await pupil.answer(String(wrong.number))
      #expect(after.isWrong)
      #expect(pupil.terminal.screen.rows.last == row)
      #expect(after.bar == before.bar)
      #expect(try learner.standing().points == 1)
    }

    @Test("A choice that is crossed out does not count as another try")
    func isNotTakenTwice() async throws {
      let learner = try Learner()
      let pupil = try await learner.learn(items: 1)
      let question = try await pupil.proceed(to: .choose)
      let wrong = try #require(try await pupil.wrongChoices(question).first)
      let after = try await pupil.answer(String(wrong.number))
      pupil.terminal.send(String(repeating: String(wrong.number), count: 5))
      #expect(try await pupil.answerRight().isRight)
      #expect(after.said.contains(learner.words("lesson.tryAgain", count: 2)))
      #expect(try learner.log().count == 2)
    }

    @Test("T4.2 the right choice can be taken by arrow keys and Enter")
    func takesArrows() async throws {
      let pupil = try await Learner().learn(items: 1)
      let question = try await pupil.proceed(to: .choose)
      let right = try await pupil.rightChoice(question)
      pupil.terminal.press(.up)
      try await pupil.wait(until: "the last choice selected") {
        $0.choices.last?.isSelected == true
      }
      for _ in 0..<right.number { pupil.terminal.press(.down) }
      try await pupil.wait(until: "the right choice selected") {
        $0.choices.first { $0.isSelected }?.number == right.number
      }
      #expect(try await pupil.answer("\r").isRight)
    }
  }
}
