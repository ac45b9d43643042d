import Foundation
import Learning
import Testing

@testable import Content

/// That the words of the screen are whole: every key that is used is there, in every language.
struct LocaleTests {
  private static let suffixes = ["_one", "_many", "_other"]

  private func texts(_ language: Language) throws -> [String: String] {
    let folder = SourceScan.top.appendingPathComponent("locales")
    return try Words(language: language, in: folder).texts
  }

  /// A key without its plural suffix.
  private func stem(_ key: String) -> String {
    Self.suffixes.first { key.hasSuffix($0) }.map { String(key.dropLast($0.count)) } ?? key
  }

  private func placeholders(_ text: String) -> Set<String> {
    Set(text.matches(of: /\{\{(\w+)\}\}/).map { String($0.1) })
  }

  /// Whether a literal of the sources means a key.
  private func names(_ literal: String, _ stem: String) -> Bool {
    guard let star = literal.firstIndex(of: "*") else { return literal == stem }
    return stem.hasPrefix(literal[..<star]) && stem.hasSuffix(literal[star...].dropFirst())
  }

  @Test func `every key that the sources name is in the English words`() throws {
    let stems = Set(try texts(.english).keys.map(stem))
    let tops = Set(stems.map { String($0.prefix { $0 != "." }) })
    let literals = try SourceScan.literals().filter {
      // Other texts with a full stop, such as names of settings and files, are no keys.
      tops.contains(String($0.prefix { $0 != "." })) && !Self.noKeys.contains($0)
    }
    #expect(literals.count > 60)
    let missing = literals.filter { literal in !stems.contains { names(literal, $0) } }
    #expect(missing.sorted() == [])
  }

  /// Names of settings and queues that look like keys.
  private static let noKeys: Set<String> = [
    "language.base", "language.target", "tour.offered", "speaking.pausedUntil",
  ]

  @Test func `every English key is used somewhere`() throws {
    let literals = try SourceScan.literals()
    let codes = Set(try SourceScan.errorCodes().map { "errors.\($0.code)" })
    let unused = Set(try texts(.english).keys.map(stem)).filter { stem in
      if stem.hasPrefix("errors."), stem != "errors.unexpected" { return !codes.contains(stem) }
      return !literals.contains { names($0, stem) }
    }
    #expect(unused.sorted() == [])
  }

  @Test(arguments: Language.interface)
  func `every error has its sentence`(language: Language) throws {
    let texts = try texts(language)
    let codes = try SourceScan.errorCodes()
    #expect(codes.count > 40)
    for (file, code) in codes {
      let text = texts["errors.\(code)"] ?? ""
      #expect(!text.isEmpty, "errors.\(code), which \(file) throws, is missing")
    }
  }

  @Test(arguments: Language.interface)
  func `all languages have the same keys and placeholders`(language: Language) throws {
    let english = Dictionary(grouping: try texts(.english), by: { stem($0.key) })
    let other = Dictionary(grouping: try texts(language), by: { stem($0.key) })
    #expect(Set(other.keys).symmetricDifference(english.keys).sorted() == [])
    for (key, forms) in other {
      let expected = placeholders((english[key] ?? []).map(\.value).joined())
      let isPlural = forms.contains { $0.key != key }
      for (form, text) in forms {
        let found = placeholders(text)
        // One of something may be said without its number.
        let mayLack: Set<String> = isPlural && form.hasSuffix("_one") ? ["count"] : []
        #expect(found.union(mayLack) == expected.union(mayLack), "\(form)")
        #expect(!text.isEmpty, "\(form)")
      }
    }
  }

  @Test(arguments: Language.interface)
  func `plural forms are those of the language`(language: Language) throws {
    let texts = try texts(language)
    let romance: [Language] = [.french, .italian, .spanish]
    let expected: Set =
      romance.contains(language) ? ["_one", "_many", "_other"] : ["_one", "_other"]
    let plural = Dictionary(grouping: texts.keys.filter { stem($0) != $0 }, by: stem)
    #expect(plural.count > 5)
    for (key, forms) in plural {
      #expect(Set(forms.map { String($0.dropFirst(key.count)) }) == expected, "\(key)")
      #expect(texts[key] == nil, "\(key) has a form without a suffix")
    }
  }

  @Test(arguments: Language.interface)
  func `prose has typographic apostrophes and quotation marks, and is composed`(
    language: Language
  ) throws {
    for (key, text) in try texts(language) {
      #expect(!text.contains("'"), "a straight apostrophe in \(key): \(text)")
      #expect(!text.contains("\""), "straight quotation marks in \(key): \(text)")
      #expect(
        text.unicodeScalars.elementsEqual(
          text.precomposedStringWithCanonicalMapping.unicodeScalars
        ),
        "\(key) is not in NFC"
      )
      #expect(
        text.filter { $0 == "{" }.count == 2 * placeholders(text).count || text.contains("{{")
      )
      #expect(text == text.trimmingCharacters(in: .newlines), "\(key)")
      // Columns are aligned by spaces: those of a list, and those behind a label.
      let inside = text.trimmingCharacters(in: .whitespaces)
      #expect(!inside.contains("  ") || key.hasPrefix("home.command."), "two spaces in \(key)")
    }
  }

  @Test(arguments: Language.interface)
  func `no file says a key twice`(language: Language) throws {
    let file = SourceScan.top.appendingPathComponent("locales/\(language).json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let keys = text.matches(of: /"(?:[^"\\]|\\.)*"\s*:/).count
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(keys == count(object))
  }

  private func count(_ value: Any) -> Int {
    (value as? [String: Any])?.reduce(0) { $0 + 1 + count($1.value) } ?? 0
  }

  @Test(arguments: Language.interface)
  func `a sentence is filled whole for every error`(language: Language) throws {
    let words = Words(language: language, texts: try texts(language))
    for code in ["storageFull", "contentBrokenYAML", "itemsOutOfRange"] {
      let facts = Dictionary(
        uniqueKeysWithValues: placeholders(words.texts["errors.\(code)"] ?? "").map { ($0, "x") }
      )
      #expect(!words("errors.\(code)", facts).contains("{{"))
    }
  }
}
