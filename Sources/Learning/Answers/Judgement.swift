/// What is said of an answer.
public enum Verdict: String, Sendable, Codable, CaseIterable {
  /// Right, in every respect that counts.
  case right
  /// Right with a slip, which is shown.
  case typo
  /// Understood or heard with doubt; never lowers anything (speaking only).
  case unsure
  /// Wrong.
  case wrong
}

/// What kind a difference between the answer and the expected text is; its name stands in
/// `locales/` under `difference.<rawValue>`.
public enum DifferenceKind: String, Sendable, Codable, CaseIterable {
  case accent, umlaut, article, gender, elision, ending, number, otherWord, order
  case apostrophe, hyphen, extraLetter, missingLetter, swappedLetters, neighbourKey, otherLetter
  case missingWord, extraWord, wrongWord
}

/// One difference between what was typed and what was expected.
public struct Difference: Sendable, Hashable, Codable {
  /// What kind it is.
  public let kind: DifferenceKind
  /// The word or words expected there; empty where a word is too many.
  public let expected: String
  /// What stands there instead; empty where a word is missing.
  public let typed: String

  /// A difference from its parts.
  public init(kind: DifferenceKind, expected: String, typed: String) {
    self.kind = kind
    self.expected = expected
    self.typed = typed
  }
}

/// The judgement of a typed answer.
public struct Judgement: Sendable, Hashable, Codable {
  /// `right`, `typo` or `wrong`.
  public let verdict: Verdict
  /// The accepted answer that the typed one is nearest to.
  public let expected: String
  /// What differs, in the order of the expected text; may be non-empty even when right (accents).
  public let differences: [Difference]

  /// A judgement from its parts.
  public init(verdict: Verdict, expected: String, differences: [Difference] = []) {
    self.verdict = verdict
    self.expected = expected
    self.differences = differences
  }
}

/// Knows the words of a language; a spelling dictionary or a word list.
public protocol Lexicon: Sendable {
  /// Whether the language has this word, spelled exactly so.
  func contains(_ word: String, in language: Language) -> Bool
  /// Gets ready, beside other work, for a language that will soon be asked about.
  func prepare(for language: Language)
}

extension Lexicon {
  /// Nothing has to be got ready.
  public func prepare(for language: Language) {}
}
