public import Learning

/// Why a phone map cannot be used.
public enum PhoneMapError: ExplainedError, Hashable {
  /// The file is not there or cannot be read.
  case missing(path: String)
  /// Something in the file is not as it should be; lines and columns count from 1.
  case broken(path: String, line: Int, column: Int, what: String)

  /// The key of the sentence.
  public var code: String {
    switch self {
    case .missing: "phoneMapMissing"
    case .broken: "phoneMapBroken"
    }
  }

  /// The values of the sentence.
  public var facts: [String: String] {
    switch self {
    case .missing(let path): ["path": path]
    case .broken(let path, let line, let column, let what):
      ["path": path, "line": "\(line)", "column": "\(column)", "what": what]
    }
  }

  /// What kind of failure it is.
  public var kind: FailureKind {
    switch self {
    case .missing: .missing
    case .broken: .refused
    }
  }
}
