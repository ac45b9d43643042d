/// Judges typed answers by the spelling rules of their language.
///
/// Pure: the same answer, accepted texts and lexicon give the same judgement. Languages without a
/// table of their own are judged by the general rules (``Orthography``).
public struct AnswerJudge: Sendable {
  private let lexicon: any Lexicon

  /// A judge that asks a lexicon whether a slip makes another word of the language.
  public init(lexicon: any Lexicon) { self.lexicon = lexicon }

  /// Gets ready, beside other work, for answers in a language.
  public func prepare(for language: Language) { lexicon.prepare(for: language) }

  /// Judges an answer.
  ///
  /// - Parameters:
  ///   - typed: What the learner typed; of any length and content.
  ///   - accepted: The texts that are right, the preferred one first.
  ///   - language: The language of the answer.
  /// - Returns: The best verdict over all accepted texts, with the nearest of them; `wrong` with an
  ///   empty expected text where nothing is accepted.
  public func judge(_ typed: String, accepted: [String], language: Language) -> Judgement {
    let orthography = Orthography.of(language)
    let comparison = WordComparison(
      orthography: orthography,
      lexicon: lexicon,
      language: language
    )
    guard let limit = accepted.map(Self.limit).max(), Self.fits(typed, limit: limit) else {
      return Self.outright(typed, accepted: accepted)
    }
    let readings = Readings(typed, orthography: orthography)
    var best: Candidate?
    for text in accepted where Self.fits(typed, limit: Self.limit(of: text)) {
      let candidate = readings.nearest(to: text, comparison: comparison)
      if let best, !candidate.isBetter(than: best) { continue }
      best = candidate
      if candidate.findings.isEmpty { break }
    }
    return best?.judgement ?? Self.outright(typed, accepted: accepted)
  }

  /// Whether an answer counts as right: `right` or `typo`.
  public func isRight(_ typed: String, accepted: [String], language: Language) -> Bool {
    judge(typed, accepted: accepted, language: language).verdict != .wrong
  }

  /// Answers of more scalars than this are wrong outright.
  private static func limit(of accepted: String) -> Int {
    max(4 * accepted.unicodeScalars.count, 40)
  }

  private static func fits(_ typed: String, limit: Int) -> Bool {
    typed.unicodeScalars.prefix(limit + 1).count <= limit
  }

  private static func outright(_ typed: String, accepted: [String]) -> Judgement {
    let expected = accepted.first ?? ""
    let scalars = typed.unicodeScalars.prefix(limit(of: expected))
    let start = String(String.UnicodeScalarView(scalars))
    let difference = Difference(kind: .wrongWord, expected: expected, typed: start)
    return Judgement(verdict: .wrong, expected: expected, differences: [difference])
  }
}

/// How an answer compares with one accepted text.
private struct Candidate {
  let accepted: String
  let findings: [Finding]
  let cost: Int

  var verdict: Verdict {
    if findings.contains(where: { $0.verdict == .wrong }) { return .wrong }
    return findings.contains(where: { $0.verdict == .typo }) ? .typo : .right
  }

  /// 0 for the best verdict.
  var rank: Int {
    switch verdict {
    case .right: 0
    case .typo: 1
    case .unsure: 2
    case .wrong: 3
    }
  }

  var judgement: Judgement {
    Judgement(verdict: verdict, expected: accepted, differences: findings.map(\.difference))
  }

  func isBetter(than other: Candidate) -> Bool {
    (rank, cost, findings.count) < (other.rank, other.cost, other.findings.count)
  }
}

/// A typed answer as it stands and with its short forms written out.
private struct Readings {
  let orthography: Orthography
  let plain: AnswerText
  let expanded: [AnswerText]

  init(_ typed: String, orthography: Orthography) {
    self.orthography = orthography
    plain = AnswerText(typed, orthography: orthography)
    expanded = orthography.contractions.expanded(plain, orthography: orthography)
  }

  /// The comparison with an accepted text whose reading is nearest.
  func nearest(to accepted: String, comparison: WordComparison) -> Candidate {
    let text = AnswerText(accepted, orthography: orthography)
    var best = candidate(accepted, text, plain, comparison)
    for (wanted, given) in pairs(with: text) where !best.findings.isEmpty {
      let other = candidate(accepted, wanted, given, comparison)
      let isSimpler = other.findings.count < best.findings.count
      if other.rank < best.rank || other.rank == best.rank && isSimpler { best = other }
    }
    return best
  }

  /// The readings of both sides to be tried after the plain ones.
  private func pairs(with text: AnswerText) -> [(AnswerText, AnswerText)] {
    let table = orthography.contractions
    let long = table.expanded(text, orthography: orthography)
    let short = table.contracted(text, orthography: orthography)
    let own = ownIs(in: text).expanded(plain, orthography: orthography)
    let typed = [plain] + expanded + own
    var pairs: [(AnswerText, AnswerText)] = []
    for wanted in [text] + long { pairs += typed.map { (wanted, $0) } }
    pairs.removeFirst()
    return pairs + short.map { ($0, plain) }
  }

  /// `is` after any noun of the expected text, where the language shortens it.
  private func ownIs(in text: AnswerText) -> Contractions {
    guard orthography.contractsIs else { return Contractions() }
    return Contractions(
      zip(text.words, text.words.dropFirst()).filter { $1.folded == "is" }.map { noun, verb in
        let short = ["\(noun.folded)'s"]
        return Contraction(short: short, long: [noun.folded, verb.folded], mayEnd: false)
      }
    )
  }

  private func candidate(
    _ accepted: String,
    _ wanted: AnswerText,
    _ given: AnswerText,
    _ comparison: WordComparison
  ) -> Candidate {
    let (findings, cost) =
      TextComparison(expected: wanted, typed: given, comparison: comparison).result()
    return Candidate(accepted: accepted, findings: findings, cost: cost)
  }
}
