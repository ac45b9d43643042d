/// What an article or another determiner says of its noun.
struct Determiner: Sendable {
  /// Determiners of one family differ in gender, number, case or sound only: `definite`, `my`.
  let family: String
  /// `m`, `f`, `n`; all that the form serves.
  let genders: Set<Character>
  /// `s`, `p`.
  let numbers: Set<Character>

  /// Whether it is an article; other determiners are words like any other when they are missing.
  var isArticle: Bool { Self.articleFamilies.contains(family) }

  private static let articleFamilies: Set = ["definite", "indefinite", "partitive"]

  /// What is wrong with another form in its place.
  ///
  /// Where the language inflects (German), forms of one gender and number differ by case and not by
  /// sound.
  func difference(from other: Determiner, inflects: Bool) -> DifferenceKind? {
    guard family == other.family else { return isArticle && other.isArticle ? .article : nil }
    if numbers.isDisjoint(with: other.numbers) { return .number }
    if genders.isDisjoint(with: other.genders) { return .gender }
    return inflects ? .ending : .elision
  }

  /// A table from lines such as `definite m s le`; several forms may stand on a line, and a form
  /// on several lines gets the sum of their features.
  static func table(_ lines: String) -> [String: Determiner] {
    var table: [String: Determiner] = [:]
    for line in lines.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count > 3 else { continue }
      for form in parts.dropFirst(3) {
        let known = table[form].flatMap { $0.family == parts[0] ? $0 : nil }
        table[form] = Determiner(
          family: parts[0],
          genders: Set(parts[1]).union(known?.genders ?? []),
          numbers: Set(parts[2]).union(known?.numbers ?? [])
        )
      }
    }
    return table
  }
}
