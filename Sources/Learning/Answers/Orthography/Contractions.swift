/// Two ways to say the same thing, both of which are said.
struct Contraction: Sendable {
  /// The short form, a word each.
  let short: [String]
  /// The long form.
  let long: [String]
  /// The long form is meant before these words only; before any where empty.
  var before: Set<String> = []
  /// The long form is not meant before these words.
  var notBefore: Set<String> = []
  /// Whether the short form can end a text (`I don't`, but not `Yes, I'm`).
  var mayEnd = true

  /// Whether the next word, nil at the end of a text, allows it.
  func allows(next: String?) -> Bool {
    guard let next else { return mayEnd }
    return (before.isEmpty || before.contains(next)) && !notBefore.contains(next)
  }
}

/// The contractions of a language.
struct Contractions: Sendable {
  /// At most so many readings of a text are tried.
  private static let readingLimit = 4

  private var byShort: [String: [Contraction]] = [:]
  private var byLong: [String: [Contraction]] = [:]

  /// None.
  init() {}

  /// A table of contractions; longer forms are tried first.
  init(_ list: [Contraction]) {
    for contraction in list {
      byShort[contraction.short[0], default: []].append(contraction)
      byLong[contraction.long[0], default: []].append(contraction)
    }
    byShort = byShort.mapValues { $0.sorted { $0.short.count > $1.short.count } }
    byLong = byLong.mapValues { $0.sorted { $0.long.count > $1.long.count } }
  }

  /// The readings of a text with every short form written out; empty where it has none.
  func expanded(_ text: AnswerText, orthography: Orthography) -> [AnswerText] {
    readings(of: text, from: \.short, to: \.long, table: byShort, orthography: orthography)
  }

  /// The readings of a text with every long form shortened; empty where it has none.
  func contracted(_ text: AnswerText, orthography: Orthography) -> [AnswerText] {
    readings(of: text, from: \.long, to: \.short, table: byLong, orthography: orthography)
  }

  private func readings(
    of text: AnswerText,
    from: (Contraction) -> [String],
    to: (Contraction) -> [String],
    table: [String: [Contraction]],
    orthography: Orthography
  ) -> [AnswerText] {
    let words = text.words
    guard words.contains(where: { table[$0.folded] != nil }) else { return [] }
    var readings: [[AnswerWord]] = [[]]
    var changed = false
    var index = 0
    while index < words.count {
      let found = matches(at: index, in: words, of: table[words[index].folded] ?? [], by: from)
      guard let length = found.first.map({ from($0).count }) else {
        for place in readings.indices { readings[place].append(words[index]) }
        index += 1
        continue
      }
      changed = true
      let replacements = found.map { to($0) }.map { forms in
        forms.enumerated().map { place, form in
          AnswerWord(
            place == 0 && words[index].isCapitalised ? form.capitalisedFirst : form,
            joint: orthography.joint(after: form),
            orthography: orthography
          )
        }
      }
      readings = readings.flatMap { reading in replacements.map { reading + $0 } }
      readings = Array(readings.prefix(Self.readingLimit))
      index += length
    }
    return changed ? readings.map { AnswerText(words: $0) } : []
  }

  /// The longest contractions that match at a place.
  private func matches(
    at index: Int,
    in words: [AnswerWord],
    of candidates: [Contraction],
    by forms: (Contraction) -> [String]
  ) -> [Contraction] {
    let found = candidates.filter { candidate in
      let sought = forms(candidate)
      let end = index + sought.count
      guard end <= words.count, zip(words[index..<end], sought).allSatisfy({ $0.folded == $1 })
      else { return false }
      return candidate.allows(next: end < words.count ? words[end].folded : nil)
    }
    guard let longest = found.first.map({ forms($0).count }) else { return [] }
    return found.filter { forms($0).count == longest }
  }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Orthography {
  /// What follows a form of a table: nothing where it is elided.
  fileprivate func joint(after form: String) -> AnswerWord.Joint {
    splitsElisions && form.hasSuffix("'") && !apocopes.contains(form) ? .apostrophe : .space
  }
}
