/// What of a language's spelling the judging of answers needs to know; all of it is data.
///
/// A language without a table gets an empty one: exact after normalisation, accents shown, one
/// slip a word forgiven, and no keyboard.
struct Orthography: Sendable {
  /// A pair of inflectional endings that must not be confused.
  struct Ending: Sendable, Hashable {
    let one: String
    let other: String
  }

  /// Whether an apostrophe ends an elided word (l'eau) and does not just stand in one (don't).
  var splitsElisions = false
  /// Words that end in an apostrophe of their own (po').
  var apocopes: Set<String> = []
  /// Marked letters that are letters of their own: ä, ö, ü; ñ.
  var letters: Set<Unicode.Scalar> = []
  /// How they are written where the keyboard lacks them: ä as ae.
  var digraphs: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  /// Whether nouns are written with a capital.
  var capitalisesNouns = false
  /// Little words that only an accent or apostrophe tells apart, by word, with their group.
  var littleWords: [String: Set<Int>] = [:]
  /// Question words: without their accent they are right, since the question tells them apart.
  var questionWords: Set<String> = []
  /// Whether an accent can make another content word; in English it cannot (café, cafe).
  var accentsTellApart = true
  /// Spellings of one word that are both right, by word, with their group.
  var variants: [String: Set<Int>] = [:]
  /// Articles and other determiners by their form; elided ones with their apostrophe.
  var determiners: [String: Determiner] = [:]
  /// Obligatory fusions: `du` is what `de le` becomes.
  var fusions: [String: [[String]]] = [:]
  /// Inflectional endings that must not be confused, by what they show.
  var endings: [Ending: DifferenceKind] = [:]
  /// Short and long forms that are both said.
  var contractions = Contractions()
  /// Whether `is` shrinks onto any noun before it (my name's).
  var contractsIs = false
  /// For each letter the letters beside it, on any keyboard that learners use.
  var neighbours: [Unicode.Scalar: Set<Unicode.Scalar>] = [:]
  /// Words that dictionaries hold but that nobody means who types them (wether).
  var obscure: Set<String> = []

  /// The table of a language; regions share that of their language.
  static func of(_ language: Language) -> Orthography {
    let code = language.rawValue.prefix { $0 != "-" && $0 != "_" }
    return tables[String(code)] ?? Orthography()
  }

  private static let tables: [String: Orthography] = [
    "en": english, "fr": french, "it": italian, "de": german, "es": spanish,
  ]

  /// Whether two words belong to one group.
  static func share(_ groups: [String: Set<Int>], _ one: String, _ other: String) -> Bool {
    guard let first = groups[one], let second = groups[other] else { return false }
    return !first.isDisjoint(with: second)
  }

  /// Groups from lines of words: each line is a group.
  static func groups(_ lines: String) -> [String: Set<Int>] {
    var groups: [String: Set<Int>] = [:]
    for (index, line) in lines.split(whereSeparator: \.isNewline).enumerated() {
      for word in line.split(separator: " ") { groups[String(word), default: []].insert(index) }
    }
    return groups
  }

  /// The words of a text.
  static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Pairs of endings: `o/a`, with `-` for nothing; a pair of several kinds is named by number
  /// before gender before the rest.
  static func endings(_ pairs: [DifferenceKind: String]) -> [Ending: DifferenceKind] {
    var endings: [Ending: DifferenceKind] = [:]
    for kind in [DifferenceKind.ending, .gender, .number] {
      for pair in (pairs[kind] ?? "").split(whereSeparator: \.isWhitespace) {
        let sides = pair.split(separator: "/").map { $0 == "-" ? "" : String($0) }
        guard sides.count == 2 else { continue }
        endings[Ending(one: sides[0], other: sides[1])] = kind
        endings[Ending(one: sides[1], other: sides[0])] = kind
      }
    }
    return endings
  }

  /// Fusions from lines such as `du = de le`; several ways stand on lines of their own.
  static func fusions(_ lines: String) -> [String: [[String]]] {
    var fusions: [String: [[String]]] = [:]
    for line in lines.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 4, words[1] == "=" else { continue }
      fusions[words[0], default: []].append([words[2], words[3]])
    }
    return fusions
  }
}
