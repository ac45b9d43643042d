import Foundation

/// Turns evidence into a result.
public struct PhraseGrader: Sendable {
  private let calibration: PronunciationCalibration

  /// A grader by a language's calibration.
  public init(calibration: PronunciationCalibration) { self.calibration = calibration }

  /// The result of a phrase.
  ///
  /// A fault of the signal never makes an answer wrong: it is unsure at worst. Noise and silence
  /// are never right. The evidence is nil where the recording is too short to hold the phrase.
  public func grade(_ evidence: PhraseEvidence?, text: String, signal: SignalCheck)
    -> PronunciationResult
  {
    let texts = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !signal.faults.contains(.silence) else {
      return PronunciationResult(verdict: .unsure, score: 0, words: [], faults: signal.faults)
    }
    guard let evidence else {
      let faults = signal.faults + [.otherPhrase]
      return PronunciationResult(
        verdict: signal.faults.isEmpty ? .wrong : .unsure,
        score: 0,
        words: [],
        faults: faults
      )
    }
    let odds = calibration.logOdds(of: evidence)
    let words = evidence.words.map { word(of: $0, in: evidence, texts) }
    let heard = verdict(of: evidence, odds)
    let other = heard == .wrong && !signal.faults.contains(.noise)
    return PronunciationResult(
      verdict: soften(heard, signal.faults),
      score: PhraseGrader.score(odds),
      words: words,
      faults: signal.faults + (other ? [.otherPhrase] : [])
    )
  }

  /// 0…100 from log odds; even odds are 50.
  static func score(_ logOdds: Double) -> Double { 100 / (1 + exp(-logOdds)) }

  private func verdict(of evidence: PhraseEvidence, _ odds: Double) -> Verdict {
    let thresholds = calibration.thresholds
    if odds < thresholds.wrong { return .wrong }
    let worst = evidence.words.map { calibration.logOdds(of: $0, in: evidence) }.min() ?? 0
    return odds >= thresholds.good && worst >= thresholds.worstWord ? .right : .unsure
  }

  private func soften(_ verdict: Verdict, _ faults: [SignalFault]) -> Verdict {
    switch verdict {
    case .right where faults.contains(.noise): .unsure
    case .wrong where !faults.isEmpty: .unsure
    default: verdict
    }
  }

  private func word(
    of evidence: WordEvidence,
    in phrase: PhraseEvidence,
    _ texts: [String]
  ) -> SpokenWord {
    let odds = calibration.logOdds(of: evidence, in: phrase)
    let thresholds = calibration.thresholds
    let verdict: Verdict =
      odds >= thresholds.wordRight ? .right : odds < thresholds.wordWrong ? .wrong : .unsure
    return SpokenWord(
      text: texts.indices.contains(evidence.word) ? texts[evidence.word] : "",
      verdict: verdict,
      score: PhraseGrader.score(odds),
      start: Double(evidence.start) / SenoneScores.framesPerSecond,
      end: Double(evidence.end) / SenoneScores.framesPerSecond
    )
  }
}
