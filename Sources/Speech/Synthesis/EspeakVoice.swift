import Learning

/// Which of espeak-ng's voices speaks a language.
enum EspeakVoice {
  /// Where espeak-ng calls a voice by another name than BCP 47, or has several of them.
  private static let table = [
    "en": "en-us", "en-gb": "en", "es-es": "es", "fr-fr": "fr", "no": "nb", "zh": "cmn",
  ]

  /// The names to try in order: the language's own, then that of the language without its region.
  static func names(for language: Language) -> [String] {
    let code = language.rawValue
    // espeak-ng takes a name for a path, too: nothing but a code goes through.
    guard code.utf8.allSatisfy({ isCodeByte($0) }) else { return [] }
    let base = String(code.prefix { $0 != "-" })
    let whole = table[code] ?? code
    let general = table[base] ?? base
    return (whole == general ? [whole] : [whole, general]).filter { !$0.isEmpty }
  }

  private static func isCodeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
