import Foundation
import Learning
import TestSupport
import Testing

/// That an answer is on disk before its feedback is on the screen.
struct SyncTests {
  /// Whether one process may watch another here.
  static let canTrace: Bool = {
    let trial = try? ProgramRun.run(["-o", "/dev/null", "true"], program: "/usr/bin/strace")
    return trial?.end == .code(0)
  }()

  @Test(
    "T4.8 between an answer and its feedback the log is synced to the disk",
    .enabled(if: canTrace, "needs strace and the permission to use it"),
    .timeLimit(.minutes(5))
  )
  func syncBeforeFeedback() throws {
    let household = try Household()
    let trace = household.folder.file("trace")
    let run = try ProgramRun(
      [
        "-f", "-y", "-o", trace, "-s", "400", "-e",
        "trace=read,write,pwrite64,fsync,fdatasync", ProgramRun.lla, "learn", "--from", "en",
        "--to", "fr", "--model", "/dev/null/nothing", "--data", household.data,
      ],
      program: "/usr/bin/strace"
    )
    let pupil = try PlainLearner(run, base: .english, target: .french)
    while let question = try pupil.nextQuestion() {
      guard question == .menu else {
        pupil.type(pupil.rightAnswer(to: question))
        break
      }
      pupil.type("")
    }
    #expect(try pupil.wait(for: ["✓ Right!"]))
    pupil.run.closeInput()
    #expect(try pupil.run.finish().end == .code(0))
    let calls = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
    let feedback = try #require(
      calls.firstIndex { $0.contains(" write(1<") && $0.contains("Right!") }
    )
    let answer = try #require(calls[..<feedback].lastIndex { $0.contains(" read(0<") })
    let between = calls[answer..<feedback]
    #expect(between.contains { $0.contains(" pwrite64(") && $0.contains("lla.db-wal>") })
    let started = try #require(
      between.lastIndex { $0.contains("sync(") && $0.contains("lla.db-wal>") }
    )
    // Where threads meet, strace tells the end of a call in a line of its own.
    let thread = calls[started].prefix { $0 != " " }
    let lastSync = try #require(
      between[started...].firstIndex { $0.hasPrefix(thread) && $0.hasSuffix("= 0") }
    )
    #expect(calls[lastSync].contains("sync"), "the sync failed")
    let lastWrite = try #require(
      between.lastIndex { $0.contains(" pwrite64(") && $0.contains("lla.db-wal>") }
    )
    #expect(lastWrite < lastSync, "something was written to the log after the last sync")
  }
}
