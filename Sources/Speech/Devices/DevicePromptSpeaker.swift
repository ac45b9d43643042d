import Dispatch
public import Learning

/// Reads prompts aloud: espeak-ng's voice on the loudspeaker, heard while it is being made.
public final class DevicePromptSpeaker: PromptSpeaker {
  private let synthesizer = EspeakSynthesizer()
  private let loudspeaker: Loudspeaker
  private let thread = DispatchQueue(label: "lla.synthesis", qos: .userInitiated)

  /// A speaker on a loudspeaker.
  public init(loudspeaker: Loudspeaker = Loudspeaker()) { self.loudspeaker = loudspeaker }

  /// Reads a text and returns when it was heard; cancelling the task stops the voice at once.
  ///
  /// - Throws: ``SynthesisError``, ``DeviceError``, or `CancellationError`.
  public func say(_ text: String, in language: Language, pace: SpeechPace) async throws {
    try Task.checkCancellation()
    let queue = SampleQueue()
    thread.async { [synthesizer] in
      let result = Result {
        try synthesizer.synthesize(text, language: language, pace: pace) { queue.append($0) }
      }
      queue.finish(result)
    }
    try await loudspeaker.play(queue, sampleRate: EspeakSynthesizer.sampleRate)
  }
}
