/// Sound as it is scored: 16 bit, mono, 16,000 samples a second.
public struct Recording: Sendable, Hashable {
  /// Samples a second of every recording that is scored.
  public static let sampleRate = 16_000

  /// The samples.
  public var samples: [Int16]

  /// A recording of samples at 16,000 a second.
  public init(samples: [Int16]) { self.samples = samples }

  /// Its length.
  public var duration: Duration {
    .milliseconds(samples.count * 1000 / Recording.sampleRate)
  }
}

/// What is wrong with a recording as a signal; its sentence stands under `fault.<rawValue>`.
public enum SignalFault: String, Sendable, Codable, CaseIterable {
  case silence, tooQuiet, clipped, noise, cutOff, otherPhrase
}

/// How one word of a phrase was said.
public struct SpokenWord: Sendable, Hashable, Codable {
  /// The word as written in the phrase.
  public let text: String
  /// Its verdict: `right`, `unsure` or `wrong`.
  public let verdict: Verdict
  /// Goodness of pronunciation, 0…100.
  public let score: Double
  /// Where it starts, in seconds from the start of the recording.
  public let start: Double
  /// Where it ends, in seconds.
  public let end: Double

  /// A word's result from its parts.
  public init(text: String, verdict: Verdict, score: Double, start: Double, end: Double) {
    self.text = text
    self.verdict = verdict
    self.score = score
    self.start = start
    self.end = end
  }
}

/// The result of scoring a repeated phrase.
public struct PronunciationResult: Sendable, Hashable, Codable {
  /// The whole phrase: `right` (good), `unsure` or `wrong`.
  public let verdict: Verdict
  /// 0…100, higher is more like the phrase.
  public let score: Double
  /// Word by word, in the order of the phrase; empty where nothing could be aligned.
  public let words: [SpokenWord]
  /// What is wrong with the signal.
  public let faults: [SignalFault]

  /// A result from its parts.
  public init(verdict: Verdict, score: Double, words: [SpokenWord], faults: [SignalFault] = []) {
    self.verdict = verdict
    self.score = score
    self.words = words
    self.faults = faults
  }
}

/// Scores how a phrase was said.
public protocol PhraseScorer: Sendable {
  /// Scores a recording against the text it should say.
  ///
  /// - Throws: an ``ExplainedError`` where the model or the language's phone map is missing.
  func score(_ recording: Recording, text: String, language: Language) async throws
    -> PronunciationResult
}
