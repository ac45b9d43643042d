import Content
import Learning
import TestSupport
import Testing

extension InTerminal {
  @Suite("Tour")
  struct TourTests {
    private let pages = ["welcome", "lesson", "speaking", "memory", "leaving"]

    @Test("IF 6, IF 6.1 the tour is offered at the first start, leads back to it, and not again")
    func isOfferedOnce() async throws {
      let learner = try Learner()
      let pupil = try learner.open(["learn"] + learner.options(items: 1))
      try await pupil.terminal.waitForText(pupil.words("welcome.takeTour"))
      pupil.terminal.send("2")
      try await leaf(pupil)
      try await pupil.wait(for: .introduction)
      pupil.terminal.send("q")
      #expect(try await pupil.terminal.exitCode() == 0)
      let again = try learner.open(["learn"] + learner.options(items: 1))
      try await again.wait(for: .introduction)
    }

    @Test(
      "IF 6.1.1 lla tour suggests what there is, page by page, at any time, in a narrow window too"
    )
    func suggestsFeatures() async throws {
      for columns in [80, 40] {
        let pupil = try Learner().open(["tour"], columns: columns)
        try await leaf(pupil)
        #expect(try await pupil.terminal.exitCode() == 0)
        #expect(!pupil.terminal.screen.hasOverflowed && !pupil.terminal.screen.isAlternate)
      }
    }

    @Test("IF 6.1.1 pages go back too, and Escape skips the rest")
    func goesBack() async throws {
      let pupil = try Learner().open(["tour"])
      try await pupil.terminal.waitForText(place(pupil, 1))
      pupil.terminal.press(.right)
      try await pupil.terminal.waitForText(place(pupil, 2))
      pupil.terminal.press(.left)
      try await pupil.terminal.waitForText(place(pupil, 1))
      pupil.terminal.press(.escape)
      #expect(try await pupil.terminal.exitCode() == 0)
    }

    /// Reads every page to its end.
    private func leaf(_ pupil: Pupil) async throws {
      for (number, page) in pages.enumerated() {
        let screen = try await pupil.terminal.waitForText(place(pupil, number + 1))
        #expect(screen.shows(pupil.words("tour.\(page).title")))
        #expect(screen.shows(pupil.words("tour.\(page).text")), "\(screen.text)")
        pupil.terminal.press(.enter)
      }
    }

    private func place(_ pupil: Pupil, _ page: Int) -> String {
      pupil.words("tour.page", ["page": String(page), "pages": String(pages.count)])
    }
  }
}
