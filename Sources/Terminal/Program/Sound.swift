public import Learning

/// What a lesson speaks and hears with; each is nil where there is none.
public struct Sound: Sendable {
  /// Reads prompts aloud.
  public let speaker: (any PromptSpeaker)?
  /// Records phrases.
  public let recorder: (any PhraseRecorder)?
  /// Scores phrases.
  public let scorer: (any PhraseScorer)?

  /// Voice, ears and judgement of a lesson.
  public init(
    speaker: (any PromptSpeaker)?,
    recorder: (any PhraseRecorder)?,
    scorer: (any PhraseScorer)?
  ) {
    self.speaker = speaker
    self.recorder = recorder
    self.scorer = scorer
  }
}
