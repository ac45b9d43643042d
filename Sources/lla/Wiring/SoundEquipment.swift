import Content
import Foundation
import Learning
import Speech
import Terminal

/// Voice, ears and scorer as the options ask for them, and why one of them is missing.
struct SoundEquipment {
  let sound: Sound
  let gaps: LearnerFlow.Gaps

  /// The equipment of a lesson; nothing slow is opened before it is used.
  ///
  /// - Throws: an ``ExplainedError`` where an option names what can't be used.
  init(_ options: LessonOptions, model: String) throws {
    let speaker: any PromptSpeaker =
      if let folder = options.audioOut {
        try FilePromptSpeaker(folder: folder)
      } else {
        DevicePromptSpeaker()
      }
    var gaps = LearnerFlow.Gaps()
    let model = URL(fileURLWithPath: model)
    let scorer = LazyScorer(model: model)
    do {
      try Self.checkModel(at: model)
      scorer.warmUp()
    } catch {
      gaps.ears = error
    }
    sound = Sound(speaker: speaker, recorder: try Self.recorder(options.microphone), scorer: scorer)
    self.gaps = gaps
  }

  /// Starts the voice beside other work, so that the first prompt doesn't wait for it.
  static func warmUpVoice() {
    Task.detached { EspeakEngine.shared.warmUp() }
  }

  private static func recorder(_ path: String?) throws -> any PhraseRecorder {
    guard let path else { return DeviceRecorder() }
    let recorder = try FileRecorder(path: path)
    // A file that is no recording is better refused now than in the middle of a lesson.
    for file in recorder.files { _ = try SoundFileReader.recording(at: file) }
    return recorder
  }

  private static func checkModel(at folder: URL) throws {
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("mdef").path) else {
      throw PronunciationError.modelMissing(path: folder.path)
    }
  }
}

/// A scorer that is loaded beside the lesson, not before it.
final class LazyScorer: PhraseScorer {
  /// The first question and its voice come first.
  private static let courtesy = Duration.milliseconds(400)

  private let loading: Loading

  init(model: URL) { loading = Loading(model: model) }

  /// Loads in a moment; who needs it sooner has it loaded at once.
  func warmUp() {
    Task.detached(priority: .utility) { [loading] in
      try await Task.sleep(for: Self.courtesy)
      _ = try await loading.scorer()
    }
  }

  func score(
    _ recording: Recording,
    text: String,
    language: Language
  ) async throws -> PronunciationResult {
    try await loading.scorer().score(recording, text: text, language: language)
  }

  private actor Loading {
    private let model: URL
    private var loaded: SphinxScorer?

    init(model: URL) { self.model = model }

    func scorer() throws -> SphinxScorer {
      if let loaded { return loaded }
      let folder = CommandWords.folders.content.appendingPathComponent("pronunciation")
      let scorer = try SphinxScorer(
        model: model,
        maps: PhoneMapReader.maps(in: folder),
        phonemizer: EspeakPhonemizer()
      )
      loaded = scorer
      return scorer
    }
  }
}
