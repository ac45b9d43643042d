import Foundation

/// A word of an answer in the forms that are compared.
struct AnswerWord: Sendable {
  /// What stands between a word and the next one.
  enum Joint: Sendable { case space, hyphen, apostrophe }

  /// The original spelling; an elided word keeps its apostrophe.
  let shown: String
  /// What follows.
  let joint: Joint
  /// Lower case, ligatures opened.
  let folded: String
  /// `folded` without accents; letters of the language (ñ, ü in German) stay.
  let bare: [Unicode.Scalar]
  /// `bare` with the letters of the language reduced to their base, without apostrophes.
  let base: [Unicode.Scalar]
  /// `bare` with the letters of the language written out (ä as ae).
  let written: [Unicode.Scalar]

  /// A word from its spelling.
  init(_ shown: String, joint: Joint = .space, orthography: Orthography) {
    self.shown = shown
    self.joint = joint
    folded = Self.openingLigatures(shown.lowercased())
    if folded.utf8.count == folded.unicodeScalars.count {
      bare = Array(folded.unicodeScalars)
    } else {
      bare = folded.unicodeScalars.flatMap { scalar in
        orthography.letters.contains(scalar) ? [scalar] : Self.stripped(scalar)
      }
    }
    base = bare.flatMap { Self.stripped($0) }.filter { $0 != "'" }
    written = bare.flatMap { orthography.digraphs[$0] ?? [$0] }
  }

  /// The letters and digits, apostrophes left out.
  var letterCount: Int { bare.count(where: { $0 != "'" }) }

  /// Whether a digit is in it; numbers know no typos.
  var hasDigit: Bool { bare.contains { $0.properties.numericType != nil } }

  /// Whether it begins with a capital.
  var isCapitalised: Bool { shown.unicodeScalars.first?.properties.isUppercase ?? false }

  private static func openingLigatures(_ text: String) -> String {
    guard text.utf8.count != text.unicodeScalars.count else { return text }
    var opened = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "œ": opened.append(contentsOf: "oe".unicodeScalars)
      case "æ": opened.append(contentsOf: "ae".unicodeScalars)
      default: opened.append(scalar)
      }
    }
    return String(opened)
  }

  /// A letter without its accents: Latin and Greek accents, Hebrew points, Arabic vowel signs.
  ///
  /// Elsewhere marks tell letters apart (й, が) and stay.
  private static func stripped(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar.value {
    case 0..<0x80: return [scalar]
    case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x64B...0x652:
      return []
    case 0xC0...0x3FF, 0x1E00...0x1FFF: break
    default: return [scalar]
    }
    let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
    return parts.filter { !(0x300...0x36F).contains($0.value) }
  }
}
