/// Says which phones a text is made of.
public protocol Phonemizer: Sendable {
  /// The phones of every word of a text, a word being what stands between white space.
  ///
  /// Phones are written in IPA as espeak-ng writes them, without stress marks; a word that is not
  /// spoken (punctuation, an emoji) has none.
  ///
  /// - Throws: an ``ExplainedError`` where there is no voice for the language.
  func phones(of text: String, language: Language) throws -> [[String]]
}
