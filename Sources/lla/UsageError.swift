import Learning

/// A command line that can be parsed but not meant.
enum UsageError: ExplainedError, Equatable {
  case unknownLocale(String)
  case itemsOutOfRange(Int)
  case dateUnreadable(String)

  var code: String {
    switch self {
    case .unknownLocale: "localeUnknown"
    case .itemsOutOfRange: "itemsOutOfRange"
    case .dateUnreadable: "dateUnreadable"
    }
  }

  var facts: [String: String] {
    switch self {
    case .unknownLocale(let code):
      [
        "locale": code,
        "known": Language.interface.map(\.rawValue).joined(separator: ", "),
      ]
    case .itemsOutOfRange(let count): ["items": String(count)]
    case .dateUnreadable(let text): ["date": text]
    }
  }

  var kind: FailureKind { .usage }
}
