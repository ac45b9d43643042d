/// How fast a prompt is read.
public enum SpeechPace: String, Sendable, CaseIterable {
  case normal, slow
}

/// Reads prompts aloud.
public protocol PromptSpeaker: Sendable {
  /// Reads a text and returns when it was heard; cancelling the task stops the voice at once.
  ///
  /// - Throws: an ``ExplainedError`` where there is no voice for the language or no loudspeaker.
  func say(_ text: String, in language: Language, pace: SpeechPace) async throws
}

/// What a recorder reports while it listens.
public enum RecordingEvent: Sendable {
  /// The loudness of the last tenth of a second or so, 0…1.
  case level(Double)
  /// The recording is over: stopped by key, by the end of speech or by the time limit.
  case finished(Recording)
}

/// Records a phrase: from a microphone, or from files that stand for one.
public protocol PhraseRecorder: Sendable {
  /// Starts to record; the stream ends after `.finished`, or throws an ``ExplainedError``.
  ///
  /// Recording ends by itself at the end of speech, or when ``stop()`` is called.
  func record() -> AsyncThrowingStream<RecordingEvent, any Error>
  /// Ends the recording that is under way; what was heard so far comes as `.finished`.
  func stop()
}
