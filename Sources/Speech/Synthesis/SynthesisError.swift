public import Learning

/// Why no voice can be heard or no text be put into phones.
public enum SynthesisError: ExplainedError, Equatable {
  /// espeak-ng has no voice for the language.
  case voiceMissing(Language)
  /// The folder with espeak-ng's data is missing or damaged.
  case speechDataMissing(folder: String, reason: String)
  /// espeak-ng gave up on a text.
  case synthesisFailed(Language, reason: String)

  /// The key of the error's sentence.
  public var code: String {
    switch self {
    case .voiceMissing: "voiceMissing"
    case .speechDataMissing: "speechDataMissing"
    case .synthesisFailed: "synthesisFailed"
    }
  }

  /// What fills the error's sentence.
  public var facts: [String: String] {
    switch self {
    case .voiceMissing(let language): ["language": language.rawValue]
    case .speechDataMissing(let folder, let reason): ["folder": folder, "reason": reason]
    case .synthesisFailed(let language, let reason):
      ["language": language.rawValue, "reason": reason]
    }
  }

  /// Missing parts, or a fault of the synthesiser.
  public var kind: FailureKind {
    switch self {
    case .voiceMissing, .speechDataMissing: .missing
    case .synthesisFailed: .fault
    }
  }
}
