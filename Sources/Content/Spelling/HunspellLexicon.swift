import Dispatch
import Foundation
public import Learning

/// The words of the installed hunspell dictionaries, each read when its language is first asked for.
///
/// Safe to share between threads: one look-up at a time.
public final class HunspellLexicon: Lexicon, @unchecked Sendable {
  /// The first question and its voice come first.
  private static let courtesy = DispatchTimeInterval.milliseconds(400)

  private let folders: [String]
  private let lock = NSLock()
  private var opened: [Language: HunspellDictionary?] = [:]

  /// A lexicon over the dictionaries in the given folders.
  public init(folders: [String] = SpellingDictionary.folders) { self.folders = folders }

  /// Whether the dictionary of a language has this word, spelled exactly so; false where it is
  /// missing.
  public func contains(_ word: String, in language: Language) -> Bool {
    lock.withLock { dictionary(of: language)?.contains(word) ?? false }
  }

  /// Reads the dictionary of a language in a moment, so that no answer has to wait for it.
  public func prepare(for language: Language) {
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + Self.courtesy) { [self] in
      _ = isAvailable(language)
    }
  }

  /// Whether a language has a dictionary here.
  public func isAvailable(_ language: Language) -> Bool {
    lock.withLock { dictionary(of: language) != nil }
  }

  /// What keeps a language from being looked up: nil where nothing does.
  public func problem(for language: Language) -> SpellingError? {
    isAvailable(language) ? nil : .noDictionary(language)
  }

  private func dictionary(of language: Language) -> HunspellDictionary? {
    if let known = opened[language] { return known }
    let dictionary = SpellingDictionary(for: language, in: folders).flatMap(HunspellDictionary.init)
    opened[language] = .some(dictionary)
    return dictionary
  }
}

/// Why words of a language can't be looked up.
public enum SpellingError: ExplainedError, Equatable {
  /// No readable hunspell dictionary of the language is installed.
  case noDictionary(Language)

  /// `noSpellingDictionary`.
  public var code: String { "noSpellingDictionary" }
  /// The language that lacks its dictionary.
  public var facts: [String: String] {
    switch self {
    case .noDictionary(let language): ["language": language.rawValue]
    }
  }
  /// Always `missing`.
  public var kind: FailureKind { .missing }
}
