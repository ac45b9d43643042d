public import Foundation
public import Learning

/// The words that people see, in one language, from a file of `locales/`.
///
/// The files have the i18next v4 form: nested keys, `{{name}}` placeholders, plural suffixes
/// `_one`, `_many` and `_other`.
public struct Words: Sendable {
  /// The language of the words.
  public let language: Language
  /// Every text by its dotted key.
  public let texts: [String: String]

  /// Words from texts by dotted keys.
  public init(language: Language, texts: [String: String]) {
    self.language = language
    self.texts = texts
  }

  /// Reads `<language>.json` of a locales folder.
  ///
  /// - Throws: ``ContentError/localesMissing(path:)`` or ``ContentError/brokenLocale(path:reason:)``.
  public init(language: Language, in folder: URL) throws {
    let file = folder.appendingPathComponent("\(language.rawValue).json")
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw ContentError.localesMissing(path: file.path)
    }
    let tree: Any
    do {
      tree = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    } catch {
      throw ContentError.brokenLocale(path: file.path, reason: Self.reason(of: error))
    }
    guard let root = tree as? [String: Any] else {
      throw ContentError.brokenLocale(path: file.path, reason: "the top is not an object")
    }
    var texts: [String: String] = [:]
    Self.flatten(root, prefix: "", into: &texts)
    self.init(language: language, texts: texts)
  }

  /// The text of a key; the key itself where there is none.
  public func callAsFunction(_ key: String, _ values: [String: String] = [:]) -> String {
    Self.fill(texts[key] ?? key, values)
  }

  /// The text of a key in the plural form of a count, which fills `{{count}}` too.
  public func callAsFunction(
    _ key: String,
    count: Int,
    _ values: [String: String] = [:]
  ) -> String {
    let form = PluralForm(count: count, language: language)
    let text = texts["\(key)_\(form.rawValue)"] ?? texts["\(key)_other"] ?? key
    return Self.fill(text, values.merging(["count": String(count)]) { own, _ in own })
  }

  /// A language by its name in this one.
  public func name(of language: Language) -> String {
    texts["language.\(language.rawValue)"] ?? language.rawValue
  }

  /// The sentence that explains an error.
  public func sentence(for error: any Error) -> String {
    guard let explained = error as? any ExplainedError else {
      return self("errors.unexpected", ["reason": String(describing: error)])
    }
    return self("errors.\(explained.code)", explained.facts)
  }

  private static func fill(_ text: String, _ values: [String: String]) -> String {
    guard text.contains("{{") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.range(of: "{{"), let close = rest[open.upperBound...].range(of: "}}") {
      result += rest[..<open.lowerBound]
      let name = String(rest[open.upperBound..<close.lowerBound])
      result += values[name] ?? "{{\(name)}}"
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private static func flatten(
    _ tree: [String: Any],
    prefix: String,
    into texts: inout [String: String]
  ) {
    for (key, value) in tree {
      if let text = value as? String {
        texts[prefix + key] = text
      } else if let branch = value as? [String: Any] {
        flatten(branch, prefix: prefix + key + ".", into: &texts)
      }
    }
  }

  private static func reason(of error: any Error) -> String {
    let details = (error as NSError).userInfo["NSDebugDescription"] as? String
    return details ?? error.localizedDescription
  }
}

/// The plural forms of the five languages (CLDR 46, cardinals).
enum PluralForm: String {
  case one, many, other

  init(count: Int, language: Language) {
    switch language {
    case .french where count == 0 || count == 1: self = .one
    case .french, .italian, .spanish:
      if count == 1 {
        self = .one
      } else {
        self = count != 0 && count.isMultiple(of: 1_000_000) ? .many : .other
      }
    default: self = count == 1 ? .one : .other
    }
  }
}
