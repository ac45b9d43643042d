/// What kind of failure an error is, which decides the exit code.
public enum FailureKind: String, Sendable {
  /// The answer is no: the input was understood and refused.
  case refused
  /// Wrong use: an unknown option, language or value.
  case usage
  /// Something that is needed is not installed or not there.
  case missing
  /// A fault of the program itself.
  case fault
  /// Storage failed: full, read-only or corrupt.
  case storage
  /// Somebody else holds it; trying again helps.
  case busy

  /// The exit code of a program that ends by this failure.
  public var exitCode: Int32 {
    switch self {
    case .refused: 1
    case .usage: 2
    case .missing: 69
    case .fault: 70
    case .storage: 74
    case .busy: 75
    }
  }
}

/// An error that can be told to a person: what is wrong, which one it is, and what to do.
///
/// The sentence stands in `locales/` under `errors.<code>` and is filled with `facts`.
public protocol ExplainedError: Error, Sendable {
  /// A stable code in camel case, the key of its sentence: `errors.<code>`.
  var code: String { get }
  /// The values of the sentence's placeholders.
  var facts: [String: String] { get }
  /// The kind of failure.
  var kind: FailureKind { get }
}
