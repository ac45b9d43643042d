/// What was found where an answer differs from the expected text.
struct Finding: Sendable {
  let difference: Difference
  let verdict: Verdict

  init(_ kind: DifferenceKind, _ verdict: Verdict, expected: String, typed: String) {
    difference = Difference(kind: kind, expected: expected, typed: typed)
    self.verdict = verdict
  }
}

/// Compares a word with the one expected in its place.
struct WordComparison: Sendable {
  /// Slips are forgiven in words of so many letters or more.
  static let shortestForgiven = 4

  let orthography: Orthography
  let lexicon: any Lexicon
  let language: Language

  /// What the two differ in, nil where they don't.
  func finding(_ expected: AnswerWord, _ typed: AnswerWord, isFirst: Bool) -> Finding? {
    guard !isSame(expected, typed) else { return nil }
    let (kind, verdict) =
      littleWord(expected, typed) ?? determiner(expected, typed) ?? marks(expected, typed)
      ?? letters(expected, typed, isFirst: isFirst)
    return Finding(kind, verdict, expected: expected.shown, typed: typed.shown)
  }

  /// Whether they are one word, in spellings that are both right.
  func isSame(_ expected: AnswerWord, _ typed: AnswerWord) -> Bool {
    if expected.folded == typed.folded { return true }
    if Orthography.share(orthography.variants, expected.folded, typed.folded) { return true }
    if expected.written != expected.bare, expected.written == typed.written { return true }
    return isUnmarkedElision(expected, typed) || isUnmarkedElision(typed, expected)
  }

  /// Whether only the apostrophe after an elided word is not there; the joint tells that.
  private func isUnmarkedElision(_ elided: AnswerWord, _ plain: AnswerWord) -> Bool {
    elided.joint == .apostrophe && plain.joint != .apostrophe && orthography.splitsElisions
      && elided.folded == plain.folded + "'" && orthography.determiners[plain.folded] == nil
  }

  /// Whether the language has a word that is written so and that somebody would mean.
  func isWord(_ word: AnswerWord) -> Bool {
    guard !orthography.obscure.contains(word.folded) else { return false }
    if lexicon.contains(word.folded, in: language) { return true }
    guard orthography.capitalisesNouns else { return false }
    let capitalised = word.folded.prefix(1).uppercased() + word.folded.dropFirst()
    return !orthography.obscure.contains(capitalised)
      && lexicon.contains(capitalised, in: language)
  }

  private func littleWord(
    _ expected: AnswerWord,
    _ typed: AnswerWord
  ) -> (DifferenceKind, Verdict)? {
    guard Orthography.share(orthography.littleWords, expected.folded, typed.folded) else {
      return nil
    }
    guard expected.bare == typed.bare else { return (.apostrophe, .typo) }
    let isQuestion = orthography.questionWords.contains(expected.folded)
    return (.accent, isQuestion ? .right : .typo)
  }

  private func determiner(
    _ expected: AnswerWord,
    _ typed: AnswerWord
  ) -> (DifferenceKind, Verdict)? {
    guard let wanted = orthography.determiners[expected.folded],
      let given = orthography.determiners[typed.folded]
    else { return nil }
    if wanted.family == given.family, expected.base == typed.base { return (.elision, .wrong) }
    return wanted.difference(from: given, inflects: orthography.capitalisesNouns)
      .map { ($0, .wrong) }
  }

  /// Words whose letters are the same but for accents, umlauts and apostrophes.
  private func marks(_ expected: AnswerWord, _ typed: AnswerWord) -> (DifferenceKind, Verdict)? {
    if expected.bare == typed.bare {
      guard orthography.accentsTellApart, isWord(typed) else { return (.accent, .right) }
      return (named(expected, typed, isFirst: true) ?? .otherWord, .wrong)
    }
    guard expected.base == typed.base else { return nil }
    if isWord(typed) { return (.otherWord, .wrong) }
    if expected.bare.count == typed.bare.count { return (.umlaut, .typo) }
    return (.apostrophe, forgiven(expected))
  }

  private func letters(
    _ expected: AnswerWord,
    _ typed: AnswerWord,
    isFirst: Bool
  ) -> (DifferenceKind, Verdict) {
    let slip = slip(expected, typed)
    let named = named(expected, typed, isFirst: isFirst)
    if isWord(typed) { return (named ?? (slip == nil ? .wrongWord : .otherWord), .wrong) }
    guard let slip else {
      return (named ?? (areAlike(expected, typed) ? .otherLetter : .wrongWord), .wrong)
    }
    if expected.hasDigit || typed.hasDigit { return (.wrongWord, .wrong) }
    if slip == .otherLetter { return (named ?? .otherLetter, .wrong) }
    // A dictionary that doesn't know the expected word can't tell that the ending is wrong.
    if let named, !isWord(expected) { return (named, .wrong) }
    return (slip.kind, forgiven(expected))
  }

  private func forgiven(_ expected: AnswerWord) -> Verdict {
    expected.letterCount >= Self.shortestForgiven ? .typo : .wrong
  }

  /// The one slip between two words, umlauts written either way.
  func slip(_ expected: AnswerWord, _ typed: AnswerWord) -> Slip? {
    let neighbours = orthography.neighbours
    let plain = Slip.between(expected.bare, typed.bare, neighbours: neighbours)
    guard expected.written != expected.bare, plain == nil || plain == .otherLetter else {
      return plain
    }
    return Slip.between(expected.written, typed.written, neighbours: neighbours) ?? plain
  }

  /// The kind of difference that two inflectional endings make.
  private func named(
    _ expected: AnswerWord,
    _ typed: AnswerWord,
    isFirst: Bool
  ) -> DifferenceKind? {
    guard let pair = endings(expected, typed) else { return nil }
    let isNoun = orthography.capitalisesNouns && expected.isCapitalised && !isFirst
    return isNoun && (pair.one.isEmpty || pair.other.isEmpty) ? .number : orthography.endings[pair]
  }

  /// The endings that two words differ in, where the language's table has them.
  func endings(_ expected: AnswerWord, _ typed: AnswerWord) -> Orthography.Ending? {
    let one = Array(expected.folded.unicodeScalars)
    let other = Array(typed.folded.unicodeScalars)
    let same = zip(one, other).prefix { $0 == $1 }.count
    guard same >= 2 else { return nil }
    for start in stride(from: same, through: max(2, same - 3), by: -1) {
      let pair = Orthography.Ending(one: one[start...].text, other: other[start...].text)
      if orthography.endings[pair] != nil { return pair }
    }
    return nil
  }

  /// Whether half of the letters stand at the same beginning and end.
  func areAlike(_ expected: AnswerWord, _ typed: AnswerWord) -> Bool {
    let longest = max(expected.base.count, typed.base.count)
    let shortest = min(expected.base.count, typed.base.count)
    let start = zip(expected.base, typed.base).prefix { $0 == $1 }.count
    let end = zip(expected.base.reversed(), typed.base.reversed()).prefix { $0 == $1 }.count
    return min(start + end, shortest) * 2 >= longest && shortest > 1
  }
}

extension ArraySlice<Unicode.Scalar> {
  fileprivate var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: self)
    return String(view)
  }
}
