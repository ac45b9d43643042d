import Content
import Foundation
import Learning
import TestSupport
import Testing

extension InTerminal {
  @Suite("Home")
  struct HomeTests {
    /// Runs `lla` and stands at home.
    private func home(_ learner: Learner, items: Int = 1) async throws -> Pupil {
      let pupil = try learner.open(
        ["--audio-out", learner.prompts] + learner.options(items: items)
      )
      let offer = pupil.words("welcome.skipTour")
      let title = pupil.words("home.title", ["language": "French"])
      try await pupil.terminal.wait(until: "home or the tour's offer") {
        $0.shows(offer) || $0.shows(title)
      }
      if pupil.terminal.screen.shows(offer) { pupil.terminal.press(.enter) }
      try await pupil.terminal.waitForText(title)
      return pupil
    }

    @Test("T4.1 teacher mode is chosen at home, and home is there again after the lesson")
    func startsTeacherMode() async throws {
      let learner = try Learner()
      let pupil = try await home(learner)
      #expect(pupil.terminal.screen.rows.contains { $0 == "> 1  " + pupil.words("home.teacher") })
      pupil.terminal.send("1")
      try await pupil.wait(for: .introduction)
      try await pupil.finish()
      let screen = try await pupil.terminal.waitForText(pupil.words("home.teacher"))
      #expect(screen.shows(learner.words("home.points", count: 3)))
      pupil.terminal.send("q")
      #expect(try await pupil.terminal.exitCode() == 0)
    }

    @Test("IF 3.1 what was learnt is due another day, and asked for again then")
    func comesBackAnotherDay() async throws {
      var learner = try Learner()
      let first = try await learner.learn(items: 1)
      try await first.finish()
      let entry = try #require(learner.course.order.first)
      let memories = try learner.standing().memories.values
      let wait = try #require(memories.map { $0.due.days(since: $0.lastReview) }.max())
      #expect(memories.allSatisfy { $0.due > $0.lastReview })
      let today = try await home(learner)
      #expect(today.terminal.screen.shows(learner.words("home.due", count: 0)))
      today.terminal.press(.controlC)
      _ = try await today.terminal.exitCode()
      // On the day when all of it is due.
      let day = try Date(learner.now, strategy: .iso8601).addingTimeInterval(Double(wait) * 86_400)
      learner.now = day.formatted(.iso8601)
      let later = try await home(learner)
      #expect(later.terminal.screen.shows(learner.words("home.due", count: 1)))
      later.terminal.send("1")
      let question = try await later.wait(until: "a question, with no introduction before it") {
        $0.kind != .elsewhere
      }
      #expect(question.isQuestion)
      try await later.finish()
      let reviews = try learner.reviews()
      #expect(reviews.allSatisfy { $0.key.entry == entry })
      #expect(reviews.count > memories.count)
    }

    @Test("UI 1.2.3 another language is chosen at home and taught from then on")
    func changesTheLanguage() async throws {
      var learner = try Learner()
      let pupil = try await home(learner)
      pupil.terminal.send("4")
      try await pupil.terminal.waitForText(pupil.words("welcome.askBase"))
      pupil.terminal.press(.enter)
      try await pupil.terminal.waitForText(pupil.words("welcome.askTarget"))
      pupil.terminal.send("4")
      try await pupil.terminal.waitForText(pupil.words("home.title", ["language": "Spanish"]))
      learner.target = .spanish
      pupil.terminal.send("1")
      let spanish = Pupil(learner: learner, terminal: pupil.terminal)
      #expect(
        try await spanish.wait(for: .introduction).prompt == learner.firstPhrase(in: .spanish)
      )
    }

    @Test("UI 1.2.6 home is left by q, by its last line and by Ctrl+C")
    func isLeft() async throws {
      let learner = try Learner()
      for (key, code) in [("q", 0), ("5", 0), ("\u{3}", 130)] as [(String, Int32)] {
        let pupil = try await home(learner)
        pupil.terminal.send(key)
        #expect(try await pupil.terminal.exitCode() == code)
      }
    }

    @Test("UI 2.1.2 home and progress fit 40 columns", arguments: ["2", "3"])
    func fits(_ key: String) async throws {
      let learner = try Learner()
      let lesson = try await learner.learn(items: 1)
      try await lesson.finish()
      let pupil = try await home(learner)
      pupil.terminal.resize(columns: 40, rows: 24)
      let screen = try await pupil.terminal.waitForText(pupil.words("home.teacher"))
      #expect(screen.shows(pupil.words("home.leave")))
      pupil.terminal.send(key)
      try await pupil.terminal.waitForText(pupil.words("keys.skip"))
      #expect(!pupil.terminal.screen.hasOverflowed)
    }
  }
}
