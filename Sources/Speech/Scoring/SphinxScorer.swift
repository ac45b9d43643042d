public import Foundation
public import Learning
import Synchronization

/// Scores phrases with PocketSphinx's front end and the Gaussians of its acoustic model.
///
/// All languages are scored by one model of American English, through a phone map for each.
public final class SphinxScorer: PhraseScorer {
  /// A recording longer than this is cut, in samples: half a minute.
  private static let longest = 30 * Recording.sampleRate
  private let model: AcousticModel
  private let frontEnd: Mutex<SphinxFrontEnd>
  private let prior: [Float]
  private let maps: [Language: PhoneMap]
  private let phonemizer: any Phonemizer

  /// A scorer from a model's folder.
  ///
  /// - Throws: ``PronunciationError/modelMissing(path:)`` or `modelBroken`.
  public init(model: URL, maps: [Language: PhoneMap], phonemizer: any Phonemizer) throws {
    self.model = try AcousticModel(folder: model)
    let frontEnd = try SphinxFrontEnd(parameters: model.appending(path: "feat.params"))
    prior = frontEnd.prior
    self.frontEnd = Mutex(frontEnd)
    self.maps = maps
    self.phonemizer = phonemizer
  }

  /// Scores a recording against the text it should say.
  ///
  /// - Throws: ``PronunciationError/languageNotScored(_:)``, `nothingToSay`, or what the
  ///   phonemizer throws.
  public func score(_ recording: Recording, text: String, language: Language) async throws
    -> PronunciationResult
  {
    guard let map = maps[language] else { throw PronunciationError.languageNotScored(language) }
    let phones = try phonemizer.phones(of: text, language: language)
    guard phones.contains(where: { !$0.isEmpty }) else {
      throw PronunciationError.nothingToSay(text: text)
    }
    let recording = Recording(samples: Array(recording.samples.prefix(SphinxScorer.longest)))
    let signal = SignalCheck(recording)
    let evidence =
      signal.faults.contains(.silence)
      ? nil
      : EvidenceCollector(scores: senones(of: recording), map: map).evidence(for: phones)
    return PhraseGrader(calibration: map.calibration).grade(evidence, text: text, signal: signal)
  }

  /// How well each state of the model's phones fits each frame of a recording.
  public func senones(of recording: Recording) -> SenoneScores {
    let cepstra = frontEnd.withLock { $0.cepstra(of: RoomTone.filling(recording.samples)) }
    return model.scores(of: FeatureVectors.vectors(of: cepstra, prior: prior))
  }
}
