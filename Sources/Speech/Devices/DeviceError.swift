public import Learning

/// Why nothing can be played or recorded.
public enum DeviceError: ExplainedError, Equatable {
  /// No loudspeaker can be opened.
  case noLoudspeaker(reason: String)
  /// No microphone can be opened.
  case noMicrophone(reason: String)
  /// The loudspeaker went away, or takes no more sound.
  case loudspeakerLost(reason: String)
  /// The microphone went away, or brings no more sound.
  case microphoneLost(reason: String)

  /// The key of the error's sentence.
  public var code: String {
    switch self {
    case .noLoudspeaker: "noLoudspeaker"
    case .noMicrophone: "noMicrophone"
    case .loudspeakerLost: "loudspeakerLost"
    case .microphoneLost: "microphoneLost"
    }
  }

  /// What fills the error's sentence: the libraries' reason, in their words.
  public var facts: [String: String] {
    switch self {
    case .noLoudspeaker(let reason), .noMicrophone(let reason), .loudspeakerLost(let reason),
      .microphoneLost(let reason):
      ["reason": reason]
    }
  }

  /// A device that is not there.
  public var kind: FailureKind { .missing }
}
