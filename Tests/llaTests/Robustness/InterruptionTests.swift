import Foundation
import Learning
import TestSupport
import Testing

/// Whoever goes away in the middle: the learner, the reader of the output, the system.
struct InterruptionTests {
  private let household: Household

  init() throws { household = try Household() }

  @Test func `the end of the input leaves the lesson and keeps what was answered`() throws {
    let lesson = try household.lesson()
    #expect(try lesson.answerRightly(3) == 3)
    lesson.run.closeInput()
    let result = try lesson.run.finish()
    #expect(result.end == .code(0))
    #expect(result.output.contains("3 of 30 questions answered right"))
    #expect(try household.events().count == 3)
  }

  @Test func `no input at all is the end of the lesson and no endless loop`() throws {
    let result = try household.lla("learn")
    #expect(result.end == .code(0))
    #expect(result.errors == "")
    let other = try household.lla("learn", "--from", "en", "--to", "fr")
    #expect(other.end == .code(0))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the program and keeps what was answered`(signal: Int32) throws {
    let lesson = try household.lesson()
    #expect(try lesson.answerRightly(3) == 3)
    lesson.run.send(signal)
    // What a shell tells as 128 and the number of the signal: 130 for Ctrl+C.
    let end = try lesson.run.finish().end
    #expect(end == .signal(signal) || end == .code(128 + signal))
    #expect(try household.events().count == 3)
    #expect(try household.integrityProblems() == [])
  }

  @Test func `a reader that leaves ends the program without a complaint`() throws {
    let lesson = try household.lesson()
    #expect(try lesson.answerRightly(2) == 2)
    let question = try #require(try lesson.nextQuestion())
    lesson.run.closeOutput()
    lesson.type(lesson.rightAnswer(to: question))
    let result = try lesson.run.finish()
    #expect(result.errors == "")
    #expect(result.end == .signal(SIGPIPE) || result.end == .code(0))
    #expect((2...3).contains(try household.events().count))
  }

  @Test func `the first line of a long output can be taken alone`() throws {
    let script =
      "\(ProgramRun.lla) licences | head -1; \(ProgramRun.lla) licences --format json | head -1"
    let result = try ProgramRun.run(["-c", script], program: "/bin/sh")
    #expect(result.end == .code(0))
    #expect(result.output == "What LLA is made of\n[\n")
    #expect(result.errors == "")
  }

  @Test func `lines of any length and bytes of any kind are answers and no harm`() throws {
    let lesson = try household.lesson()
    for line in [
      String(repeating: "a", count: 100_000), "\u{0}\u{1B}[2J", "ÿþ", "-1", "99999999999999999999",
    ] {
      _ = try lesson.nextQuestion()
      lesson.type(line)
    }
    _ = try lesson.nextQuestion()
    lesson.type("q")
    #expect(try lesson.run.finish().end == .code(0))
  }
}
