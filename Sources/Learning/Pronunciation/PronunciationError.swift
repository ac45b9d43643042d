/// Why a phrase cannot be scored.
public enum PronunciationError: ExplainedError, Hashable {
  /// There is no phone map for the language.
  case languageNotScored(Language)
  /// The text has nothing that can be said.
  case nothingToSay(text: String)
  /// A file of the acoustic model is not there.
  case modelMissing(path: String)
  /// A file of the acoustic model cannot be read.
  case modelBroken(path: String, what: String)

  /// The key of the sentence.
  public var code: String {
    switch self {
    case .languageNotScored: "languageNotScored"
    case .nothingToSay: "nothingToSay"
    case .modelMissing: "modelMissing"
    case .modelBroken: "modelBroken"
    }
  }

  /// The values of the sentence.
  public var facts: [String: String] {
    switch self {
    case .languageNotScored(let language): ["language": language.rawValue]
    case .nothingToSay(let text): ["text": text]
    case .modelMissing(let path): ["path": path]
    case .modelBroken(let path, let what): ["path": path, "what": what]
    }
  }

  /// What kind of failure it is.
  public var kind: FailureKind {
    switch self {
    case .languageNotScored, .nothingToSay: .refused
    case .modelMissing, .modelBroken: .missing
    }
  }
}
