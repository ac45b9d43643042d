import Foundation
import Learning
import TestSupport
import Testing

/// That a learner loses nothing that was acknowledged, whatever ends the program.
struct KillTests {
  private static let kills = 200
  private let household: Household

  init() throws { household = try Household() }

  @Test(
    "T4.8 200 kills in the middle of lessons lose no answer that got its feedback",
    .timeLimit(.minutes(10))
  )
  func kills() throws {
    var chance = SeededGenerator(seed: 7)
    var acknowledged = 0
    var unacknowledged = 0
    for number in 0..<Self.kills {
      let before = number == 0 ? 0 : try household.events().count
      let lesson = try household.lesson(
        ["--seed", "1", "--now", Self.day(number)],
        to: Language.interface[1 + number % 4]
      )
      let confirmed = try answer(lesson, chance: &chance)
      lesson.run.send(SIGKILL)
      let result = try lesson.run.finish()
      #expect(result.end == .signal(SIGKILL), "lesson \(number) was over before: \(result.errors)")
      let after = try household.events().count
      #expect(
        (confirmed...confirmed + 1).contains(after - before),
        "kill \(number): \(confirmed) answers were confirmed, \(after - before) are in the log"
      )
      #expect(try household.integrityProblems() == [])
      acknowledged += confirmed
      unacknowledged += after - before - confirmed
    }
    #expect(try household.events().count == acknowledged + unacknowledged)
    #expect(acknowledged > Self.kills)
    let rebuilt = try household.lla("doctor", "--rebuild")
    #expect(rebuilt.errors.contains("different: 0"), "\(rebuilt.errors)")
    try goesOn()
  }

  /// Answers some questions and is about to be killed; returns how many got their feedback.
  private func answer(_ lesson: PlainLearner, chance: inout SeededGenerator) throws -> Int {
    if Int.random(in: 0..<8, using: &chance) == 0 {
      // While the program starts, which may be while it opens the file.
      lesson.run.read(for: .milliseconds(Int.random(in: 1...150, using: &chance)))
      return 0
    }
    let answers = Int.random(in: 0...6, using: &chance)
    var confirmed = 0
    while confirmed < answers {
      guard let question = try lesson.nextQuestion() else { break }
      guard question != .menu else {
        lesson.type("")
        continue
      }
      let isRight = confirmed == answers - 1 || Int.random(in: 0..<4, using: &chance) > 0
      lesson.type(isRight ? lesson.rightAnswer(to: question) : lesson.wrongAnswer(to: question))
      guard try lesson.wait(for: ["✓ ", "✗ "]) else { break }
      confirmed += 1
      if !isRight, try lesson.nextQuestion() != nil {
        // The second try of a question that was answered wrong is in the log when it is right.
        lesson.type(lesson.rightAnswer(to: question))
        guard try lesson.wait(for: ["✓ "]) else { break }
        confirmed += 1
      }
    }
    // One more answer whose feedback may or may not come before the end.
    if let question = try lesson.nextQuestion(), question != .menu {
      lesson.type(lesson.rightAnswer(to: question))
      usleep(UInt32.random(in: 0..<4000, using: &chance))
      lesson.run.send(SIGKILL)
      _ = try lesson.run.finish()
      if try lesson.wait(for: ["✓ "]) { confirmed += 1 }
    }
    return confirmed
  }

  private func goesOn() throws {
    let before = try household.events().count
    let lesson = try household.lesson(["--seed", "1", "--now", Self.day(Self.kills)])
    let question = try #require(try lesson.nextQuestion())
    lesson.type(lesson.rightAnswer(to: question))
    _ = try lesson.nextQuestion()
    lesson.type("q")
    #expect(try lesson.run.finish().end == .code(0))
    #expect(try household.events().count == before + 1)
  }

  /// The day so many days after the first, so that there is always something to learn.
  private static func day(_ number: Int) -> String {
    let start = Date(timeIntervalSince1970: 1_795_000_000)
    return start.addingTimeInterval(Double(number) * 86_400).formatted(.iso8601)
  }
}
