import CEspeak
import Foundation
public import Learning
import Synchronization

/// The one owner of libespeak-ng, whose state belongs to the whole process.
public final class EspeakEngine: Sendable {
  /// The engine.
  public static let shared = EspeakEngine()

  /// Why espeak-ng cannot speak.
  public enum Failure: ExplainedError, Hashable {
    /// The library or its data is not there.
    case unavailable
    /// It has no voice for a language.
    case noVoice(Language)

    /// The key of the sentence.
    public var code: String {
      switch self {
      case .unavailable: "espeakUnavailable"
      case .noVoice: "noVoice"
      }
    }

    /// The values of the sentence.
    public var facts: [String: String] {
      switch self {
      case .unavailable: [:]
      case .noVoice(let language): ["language": language.rawValue]
      }
    }

    /// What kind of failure it is.
    public var kind: FailureKind { .missing }
  }

  private let isReady = Mutex(false)

  private init() {}

  /// Does something while a language's voice is chosen and nobody else uses the library.
  ///
  /// - Throws: ``Failure``, or what the body throws.
  public func withVoice<T>(of language: Language, _ body: () throws -> T) throws -> T {
    try isReady.withLock { isReady in
      if !isReady {
        guard espeak_Initialize(AUDIO_OUTPUT_RETRIEVAL, 0, nil, 0) > 0 else {
          throw Failure.unavailable
        }
        isReady = true
      }
      let voice = language == .english ? "en-us" : language.rawValue
      guard espeak_SetVoiceByName(voice) == EE_OK else { throw Failure.noVoice(language) }
      return try body()
    }
  }
}
