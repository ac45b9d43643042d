import Foundation
import Learning
import Speech
import TestSupport
import Testing

/// Whole lessons in plain lines, compared with what they looked like before.
///
/// After a wanted change of words, content or layout, write the transcripts anew and read what
/// changed: `LLA_RECORD=1 swift test --filter TranscriptTests`, then `git diff Tests`.
@Suite(.serialized)
struct TranscriptTests {
  /// A pair of languages, and whether the learner can speak.
  struct Pair: Sendable, CustomTestStringConvertible {
    let base: Language
    let target: Language
    let speaks: Bool

    var testDescription: String { "\(base)-\(target)" }
  }

  static let pairs = [
    Pair(base: .english, target: .french, speaks: true),
    Pair(base: .french, target: .italian, speaks: false),
    Pair(base: .italian, target: .spanish, speaks: true),
    Pair(base: .german, target: .english, speaks: true),
    Pair(base: .spanish, target: .german, speaks: false),
  ]

  @Test("FC 1.1 a lesson in plain lines is as it was", .timeLimit(.minutes(5)), arguments: pairs)
  func transcript(_ pair: Pair) throws {
    let transcript = try TranscribedLesson(pair).transcript()
    #expect(!transcript.contains("{{"))
    #expect(!transcript.contains("/lla-test-"), "a path of this run would differ in the next one")
    let name = "\(pair.base)-\(pair.target).txt"
    if ProcessInfo.processInfo.environment["LLA_RECORD"] == "1" {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Transcripts")
      try Data(transcript.utf8).write(to: folder.appendingPathComponent(name))
      return
    }
    let file = try #require(Bundle.module.url(forResource: "Transcripts", withExtension: nil))
      .appendingPathComponent(name)
    let expected = try String(contentsOf: file, encoding: .utf8)
    let difference = zip(lines(transcript), lines(expected)).enumerated().first {
      $0.element.0 != $0.element.1
    }
    #expect(
      transcript == expected,
      """
      first difference in line \((difference?.offset ?? -1) + 1): \
      "\(difference?.element.0 ?? "")", before: "\(difference?.element.1 ?? "")"
      """
    )
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

/// A lesson with a learner who makes one mistake of each kind.
private final class TranscribedLesson {
  private let household: Household
  private let pair: TranscriptTests.Pair
  private let pupil: PlainLearner
  private var pending: [String] = []
  private var asked: PlainLearner.Question?
  private var made: Set<String> = []
  private var tries: [Entry.ID: Int] = [:]

  init(_ pair: TranscriptTests.Pair) throws {
    self.pair = pair
    household = try Household()
    let microphone = household.folder.file("microphone")
    try FileManager.default.createDirectory(atPath: microphone, withIntermediateDirectories: true)
    // Silence is judged the same every time; voices that are scored have tests of their own.
    for number in 1...20 {
      try Self.write(TestSignals.silence(seconds: 1), to: Self.recording(number, microphone))
    }
    let prompts = household.folder.file("prompts")
    let run = try ProgramRun([
      "learn", "--data", household.data, "--from", pair.base.rawValue, "--to",
      pair.target.rawValue, "--locale", pair.base.rawValue, "--seed", "1", "--now", "2026-11-21",
      "--items", "4", "--audio-out", prompts, "--microphone", microphone,
    ])
    pupil = try PlainLearner(run, base: pair.base, target: pair.target, locale: pair.base)
    pupil.soundFolder = prompts
  }

  func transcript() throws -> String {
    while let question = try pupil.nextQuestion() {
      guard question != .menu else {
        pupil.type(pair.speaks ? "1" : "2")
        continue
      }
      if pending.isEmpty || asked != question { pending = try answers(to: question) }
      asked = question
      pupil.type(pending.removeFirst())
    }
    let result = try pupil.run.finish()
    #expect(result.end == .code(0))
    #expect(result.errors == "")
    return pupil.transcript
  }

  /// What is typed at a question until it ends; each kind of mistake is made once.
  private func answers(to question: PlainLearner.Question) throws -> [String] {
    guard case .exercise(let kind, let id, _) = question else { return [] }
    let right = pupil.rightAnswer(to: question)
    switch kind {
    case .choose, .listen:
      return isFirst("choice") ? ["r", "s", "9", pupil.wrongAnswer(to: question), right] : [right]
    case .repeatPhrase:
      tries[id, default: 0] += 1
      if !pair.speaks || tries[id, default: 0] > Lesson.triesPerQuestion { return ["k"] }
      return [""]
    case .translate, .dictate:
      let phrase = pupil.phrase(id)
      if let typed = withoutAccent(phrase), isFirst("accent") { return [typed] }
      if let typed = withSlip(phrase), isFirst("slip") { return [typed] }
      if isFirst("wrong") { return ["xyzzy", right] }
      return isFirst("shown") ? ["xyzzy", "xyzzy", "xyzzy"] : [right]
    }
  }

  private func isFirst(_ mistake: String) -> Bool { made.insert(mistake).inserted }

  private func withoutAccent(_ phrase: String) -> String? {
    let plain = phrase.folding(options: .diacriticInsensitive, locale: nil)
    return plain == phrase ? nil : plain
  }

  /// The phrase with the second letter of a longer word typed twice.
  private func withSlip(_ phrase: String) -> String? {
    let words = phrase.components(separatedBy: " ")
    guard let word = words.first(where: { $0.count > 3 }) else { return nil }
    let second = word.index(after: word.startIndex)
    var typed = word
    typed.insert(word[second], at: second)
    return phrase.replacingOccurrences(of: word, with: typed)
  }

  private static func write(_ samples: [Int16], to path: String) throws {
    try SoundFileWriter.write(samples, sampleRate: EspeakSynthesizer.sampleRate, to: path)
  }

  private static func recording(_ number: Int, _ folder: String) -> String {
    "\(folder)/\(number < 10 ? "0" : "")\(number).wav"
  }
}
