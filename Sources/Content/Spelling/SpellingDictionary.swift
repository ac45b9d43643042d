import Foundation
public import Learning

/// Where the spelling dictionary of a language is found.
public struct SpellingDictionary: Sendable {
  /// The folders that are searched, the first hit wins: hunspell's own, then MySpell's.
  public static let folders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]

  /// The names of the dictionaries that serve a language, the preferred one first.
  static let names: [Language: [String]] = [
    .english: ["en_US", "en_GB"],
    .french: ["fr", "fr_FR"],
    .italian: ["it_IT", "it"],
    .german: ["de_DE", "de"],
    .spanish: ["es_ES", "es"],
  ]

  /// The affix file.
  public let affixes: String
  /// The word list.
  public let words: String

  /// The dictionary of a language; nil where none is installed.
  ///
  /// - Parameters:
  ///   - language: The language; one without a row in the table is looked for under its own code.
  ///   - folders: The folders to search.
  public init?(for language: Language, in folders: [String] = SpellingDictionary.folders) {
    let names = Self.names[language] ?? [language.rawValue.replacing("-", with: "_")]
    for folder in folders {
      for name in names {
        let affixes = "\(folder)/\(name).aff"
        let words = "\(folder)/\(name).dic"
        let files = FileManager.default
        guard files.isReadableFile(atPath: affixes), files.isReadableFile(atPath: words) else {
          continue
        }
        self.affixes = affixes
        self.words = words
        return
      }
    }
    return nil
  }
}
