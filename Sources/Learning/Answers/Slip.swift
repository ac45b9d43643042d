/// A slip of the fingers: one edit between two words.
enum Slip: Equatable {
  case extraLetter, missingLetter, swappedLetters, neighbourKey, otherLetter

  /// The slip that turns the expected word into the typed one, or nil where it takes more than one.
  static func between(
    _ expected: [Unicode.Scalar],
    _ typed: [Unicode.Scalar],
    neighbours: [Unicode.Scalar: Set<Unicode.Scalar>]
  ) -> Slip? {
    guard abs(expected.count - typed.count) <= 1 else { return nil }
    let start = zip(expected, typed).prefix { $0 == $1 }.count
    let one = expected[start...]
    let other = typed[start...]
    let end = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let left = Array(one.dropLast(end))
    let right = Array(other.dropLast(end))
    switch (left.count, right.count) {
    case (1, 0): return .missingLetter
    case (0, 1): return .extraLetter
    case (1, 1):
      return neighbours[left[0], default: []].contains(right[0]) ? .neighbourKey : .otherLetter
    case (2, 2) where left[0] == right[1] && left[1] == right[0]: return .swappedLetters
    default: return nil
    }
  }

  /// The kind of difference it shows as.
  var kind: DifferenceKind {
    switch self {
    case .extraLetter: .extraLetter
    case .missingLetter: .missingLetter
    case .swappedLetters: .swappedLetters
    case .neighbourKey: .neighbourKey
    case .otherLetter: .otherLetter
    }
  }
}
