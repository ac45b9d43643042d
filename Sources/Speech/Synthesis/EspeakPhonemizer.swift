import CEspeak
public import Learning

/// Phones as espeak-ng pronounces a text.
public struct EspeakPhonemizer: Phonemizer {
  /// IPA, and an underscore between phones.
  private static let mode = Int32(2 | (UInt8(ascii: "_").asInt32 << 8))

  /// A phonemizer; it uses the process's espeak-ng.
  public init() {}

  /// The phones of every word; words are spoken together, so that French links them, and one by
  /// one where espeak-ng joins or splits them.
  public func phones(of text: String, language: Language) throws -> [[String]] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let spoken = words.map(EspeakPhonemizer.isSpoken)
    guard spoken.contains(true) else { return words.map { _ in [] } }
    return try EspeakEngine.shared.withVoice(of: language) {
      var clauses = EspeakPhonemizer.speak(
        zip(words, spoken).filter(\.1).map(\.0).joined(separator: " ")
      )
      if clauses.count != spoken.count(where: \.self) || clauses.contains([]) {
        clauses = zip(words, spoken).filter(\.1).map { word, _ in
          Array(EspeakPhonemizer.speak(word).joined())
        }
      }
      var rest = clauses[...]
      return spoken.map { $0 ? rest.popFirst() ?? [] : [] }
    }
  }

  /// Whether a word has a letter or a digit; espeak-ng would read out the names of emoji.
  private static func isSpoken(_ word: String) -> Bool {
    word.contains { $0.isLetter || $0.isNumber }
  }

  /// The phones of a text, word by word as espeak-ng divides it.
  private static func speak(_ text: String) -> [[String]] {
    var words: [[String]] = []
    text.withCString { start in
      var rest: UnsafeRawPointer? = UnsafeRawPointer(start)
      while rest != nil {
        guard let clause = espeak_TextToPhonemes(&rest, Int32(espeakCHARS_UTF8), mode) else {
          break
        }
        words += divide(String(cString: clause))
      }
    }
    return words
  }

  /// Divides espeak-ng's writing: words by spaces, phones by underscores, without the marks of
  /// stress, and without the names of languages that it switches to.
  static func divide(_ clause: String) -> [[String]] {
    var isName = false
    var plain = ""
    for character in clause.unicodeScalars {
      switch character {
      case "(": isName = true
      case ")": isName = false
      case "ˈ", "ˌ", "-", "\u{200D}", "'", "͡": continue
      default: if !isName { plain.unicodeScalars.append(character) }
      }
    }
    return plain.split(whereSeparator: \.isWhitespace).map { word in
      word.split(separator: "_").flatMap { phones(written: String($0)) }
    }
  }

  /// The phones of a sign: espeak-ng 1.51 has no IPA for the German `ur` and writes `??`; what has
  /// no letter is no phone.
  private static func phones(written sign: String) -> [String] {
    if sign == "??" { return ["ʊ", "ɾ"] }
    return sign.contains(where: \.isLetter) ? [sign] : []
  }
}

extension UInt8 {
  fileprivate var asInt32: Int32 { Int32(self) }
}
