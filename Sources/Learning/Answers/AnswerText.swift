import Foundation

/// A text as it is compared: its words, without case, end punctuation and typographic variants.
struct AnswerText: Sendable {
  /// The words in their order.
  var words: [AnswerWord]

  /// The words of a text, by the rules of a language.
  init(_ text: String, orthography: Orthography) {
    var reader = AnswerReader(orthography: orthography)
    words = reader.words(of: text)
  }

  /// A text of the given words.
  init(words: [AnswerWord]) { self.words = words }

  /// The words in their original spelling.
  var shown: String { words[...].shown }
}

extension ArraySlice<AnswerWord> {
  /// The words in their original spelling, joined as they were.
  var shown: String {
    var text = ""
    for (index, word) in zip(indices, self) {
      text += word.shown
      guard index < endIndex - 1 else { break }
      switch word.joint {
      case .space: text += " "
      case .hyphen: text += "-"
      case .apostrophe: break
      }
    }
    return text
  }
}

/// Turns text into words.
struct AnswerReader {
  private let orthography: Orthography
  private var finished: [AnswerWord] = []
  private var run: [Unicode.Scalar] = []
  private var opened = false

  init(orthography: Orthography) { self.orthography = orthography }

  /// The words of a text.
  mutating func words(of text: String) -> [AnswerWord] {
    let scalars = Self.cleaned(text)
    let joinsAll = scalars.contains(where: Self.isUnspaced)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if scalar == "'" {
        apostrophe(before: next)
      } else if scalar == "-" {
        hyphen(before: next)
      } else if Self.isWord(scalar) {
        run.append(scalar)
      } else if !(isInside(scalar, next: next) || joinsAll && Self.isSpace(scalar)) {
        finish(.space)
      }
    }
    finish(.space)
    return finished
  }

  private mutating func finish(_ joint: AnswerWord.Joint) {
    defer { opened = false }
    if joint == .space, opened, run.last == "'" { run.removeLast() }
    guard !run.isEmpty else { return }
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: run)
    let elides = orthography.splitsElisions && joint == .space && run.last == "'"
    let isApocope = orthography.apocopes.contains(String(shown).lowercased())
    finished.append(
      AnswerWord(
        String(shown),
        joint: elides && !isApocope ? .apostrophe : joint,
        orthography: orthography
      )
    )
    run.removeAll(keepingCapacity: true)
  }

  private mutating func apostrophe(before next: Unicode.Scalar) {
    guard !run.isEmpty else {
      opened = true
      return
    }
    guard run.last != "'" else { return }
    run.append("'")
    if orthography.splitsElisions, Self.isWord(next) { finish(.apostrophe) }
  }

  private mutating func hyphen(before next: Unicode.Scalar) {
    finish(Self.isWord(next) ? .hyphen : .space)
  }

  /// Whether punctuation stands inside a number or an abbreviation; a number keeps it.
  private mutating func isInside(_ scalar: Unicode.Scalar, next: Unicode.Scalar) -> Bool {
    guard let last = run.last else { return false }
    if last.properties.numericType != nil, next.properties.numericType != nil {
      guard ".,:/".unicodeScalars.contains(scalar) else { return false }
      run.append(scalar)
      return true
    }
    return scalar == "." && run.count == 1 && next.properties.isAlphabetic
  }

  /// The text composed (NFC), with one kind of apostrophe, hyphen and nothing invisible.
  private static func cleaned(_ text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar {
      case "’", "‘", "ʼ", "`", "´", "′", "＇", "‛": scalars.append("'")
      case "‐", "‑", "‒", "−", "－", "–": scalars.append("-")
      case "ẞ": scalars.append("ß")
      default:
        guard scalar.properties.generalCategory != .format else { continue }
        scalars.append(scalar)
      }
    }
    return scalars
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let value = scalar.value | 0x20
      return (value >= 0x61 && value <= 0x7A) || (scalar.value >= 0x30 && scalar.value <= 0x39)
        || "%&+=<>$#@".unicodeScalars.contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .mathSymbol, .currencySymbol:
      return true
    default: return false
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  /// Whether the script is written without spaces: kana and Chinese characters.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
  }
}
