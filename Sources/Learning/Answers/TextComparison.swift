/// Compares a whole answer with one expected text.
struct TextComparison {
  /// More pairs of words than this are not laid beside each other.
  static let pairLimit = 40_000

  let expected: AnswerText
  let typed: AnswerText
  let comparison: WordComparison

  /// What was found, in the order of the expected text, and how far the answer is from it.
  func result() -> (findings: [Finding], cost: Int) {
    let (wanted, given) = (expected.words, typed.words)
    guard !given.isEmpty, wanted.count * given.count <= Self.pairLimit else {
      return ([whole(given.isEmpty ? .missingWord : .wrongWord)], Int.max / 2)
    }
    let alignment = Alignment(expected: wanted, typed: given, comparison: comparison)
    guard alignment.cost > 0 || !sameJoints else { return ([], 0) }
    var findings: [Finding] = []
    var previous: Alignment.Step?
    for step in alignment.steps {
      if let seam = joint(previous, step) { findings.append(seam) }
      findings += self.findings(at: step)
      previous = step
    }
    if isReordered, findings.contains(where: { $0.verdict == .wrong }) {
      return ([whole(.order)], alignment.cost)
    }
    return (findings, alignment.cost)
  }

  private var sameJoints: Bool {
    expected.words.count == typed.words.count
      && zip(expected.words, typed.words).allSatisfy { $0.joint == $1.joint }
  }

  /// Whether the same words stand in another order.
  private var isReordered: Bool {
    func bases(_ text: AnswerText) -> [[UInt32]] { text.words.map { $0.base.map(\.value) } }
    let (wanted, given) = (bases(expected), bases(typed))
    guard wanted.count == given.count, wanted != given else { return false }
    return wanted.sorted { $0.lexicographicallyPrecedes($1) }
      == given.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func whole(_ kind: DifferenceKind) -> Finding {
    Finding(kind, .wrong, expected: expected.shown, typed: typed.shown)
  }

  private func findings(at step: Alignment.Step) -> [Finding] {
    switch step {
    case .pair(let row, let column):
      return comparison.finding(expected.words[row], typed.words[column], isFirst: row == 0)
        .map { [$0] } ?? []
    case .missing(let row):
      let word = expected.words[row]
      return [Finding(absence(word, .missingWord), .wrong, expected: word.shown, typed: "")]
    case .extra(let column):
      let word = typed.words[column]
      return [Finding(absence(word, .extraWord), .wrong, expected: "", typed: word.shown)]
    case .split(let row, let column):
      return [split(expected.words[row], typed.words[column...(column + 1)])]
    case .merged(let row, let column):
      return [merged(expected.words[row...(row + 1)], typed.words[column])]
    }
  }

  private func absence(_ word: AnswerWord, _ kind: DifferenceKind) -> DifferenceKind {
    comparison.orthography.determiners[word.folded]?.isArticle == true ? .article : kind
  }

  /// One word typed as two: `week end`.
  private func split(_ word: AnswerWord, _ parts: ArraySlice<AnswerWord>) -> Finding {
    let (first, second) = (parts[parts.startIndex], parts[parts.startIndex + 1])
    func finding(_ kind: DifferenceKind, _ verdict: Verdict) -> Finding {
      Finding(kind, verdict, expected: word.shown, typed: parts.shown)
    }
    if comparison.isFusion(word, first, second) { return finding(.article, .wrong) }
    guard word.letterCount >= WordComparison.shortestForgiven else {
      return finding(.otherWord, .wrong)
    }
    if first.joint == .hyphen { return finding(.hyphen, .typo) }
    if first.joint == .apostrophe {
      return finding(.apostrophe, comparison.isWord(second) ? .wrong : .typo)
    }
    guard comparison.isWord(first), comparison.isWord(second) else {
      return finding(.extraLetter, .typo)
    }
    return finding(.otherWord, .wrong)
  }

  /// Two words typed as one: `leau`, `grandmère`, `alot`.
  private func merged(_ parts: ArraySlice<AnswerWord>, _ word: AnswerWord) -> Finding {
    let (first, second) = (parts[parts.startIndex], parts[parts.startIndex + 1])
    func finding(_ kind: DifferenceKind, _ verdict: Verdict) -> Finding {
      Finding(kind, verdict, expected: parts.shown, typed: word.shown)
    }
    if comparison.isFusion(word, first, second) { return finding(.article, .wrong) }
    let kind: DifferenceKind =
      switch first.joint {
      case .hyphen: .hyphen
      case .apostrophe: .apostrophe
      case .space: .missingLetter
      }
    guard word.letterCount >= WordComparison.shortestForgiven else { return finding(kind, .wrong) }
    guard first.joint == .hyphen || !comparison.isWord(word) else {
      return finding(.otherWord, .wrong)
    }
    return finding(kind, .typo)
  }

  /// A hyphen or an apostrophe between two words that were both typed.
  private func joint(_ previous: Alignment.Step?, _ step: Alignment.Step) -> Finding? {
    guard case .pair(let row, let column) = previous,
      step == .pair(row + 1, column + 1)
    else { return nil }
    let (wanted, given) = (expected.words[row], typed.words[column])
    guard wanted.joint != given.joint, comparison.isSame(wanted, given) || wanted.bare == given.bare
    else { return nil }
    let isElision = wanted.joint == .apostrophe || given.joint == .apostrophe
    let letters = wanted.letterCount + expected.words[row + 1].letterCount
    return Finding(
      isElision ? .apostrophe : .hyphen,
      letters >= WordComparison.shortestForgiven ? .typo : .wrong,
      expected: expected.words[row...(row + 1)].shown,
      typed: typed.words[column...(column + 1)].shown
    )
  }
}
