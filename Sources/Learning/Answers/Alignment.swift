/// The cheapest way to lay the typed words beside the expected ones.
struct Alignment {
  /// What happens at a place.
  enum Step: Equatable {
    /// An expected word and the typed one in its place.
    case pair(Int, Int)
    /// An expected word that is missing.
    case missing(Int)
    /// A typed word that is too many.
    case extra(Int)
    /// An expected word that was typed as two, the first of them given.
    case split(Int, Int)
    /// Two expected words, the first of them given, that were typed as one.
    case merged(Int, Int)
  }

  /// What each step costs; two unrelated words are still cheaper than one missing and one extra.
  private enum Cost {
    static let marks = 1
    static let slip = 3
    static let seam = 3
    static let ending = 4
    static let article = 5
    static let word = 6
    static let alike = 7
    static let unrelated = 10
    static let unfit = 13
  }

  let comparison: WordComparison
  let expected: [AnswerWord]
  let typed: [AnswerWord]
  private(set) var steps: [Step] = []
  private(set) var cost = 0

  private let wantedDeterminers: [Determiner?]
  private let givenDeterminers: [Determiner?]

  init(expected: [AnswerWord], typed: [AnswerWord], comparison: WordComparison) {
    self.expected = expected
    self.typed = typed
    self.comparison = comparison
    let table = comparison.orthography.determiners
    wantedDeterminers = expected.map { table[$0.folded] }
    givenDeterminers = typed.map { table[$0.folded] }
    align()
  }

  /// Words that are the same at the beginning and the end are paired; the rest is laid side by side.
  private mutating func align() {
    func same(_ pair: (AnswerWord, AnswerWord)) -> Bool {
      pair.0.folded == pair.1.folded && pair.0.joint == pair.1.joint
    }
    let start = zip(expected, typed).prefix(while: same).count
    let (wanted, given) = (expected.dropFirst(start), typed.dropFirst(start))
    let end = zip(wanted.reversed(), given.reversed()).prefix(while: same).count
    let rows = start...(expected.count - end)
    let columns = start...(typed.count - end)
    steps = (0..<start).map { .pair($0, $0) }
    steps += middle(rows, columns)
    steps += (0..<end).map { .pair(rows.upperBound + $0, columns.upperBound + $0) }
  }

  private mutating func middle(_ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>) -> [Step] {
    var table = Table(rows: rows, columns: columns)
    for row in rows {
      for column in columns {
        if row > rows.lowerBound, column > columns.lowerBound {
          table.reach(row, column, by: .pair(row - 1, column - 1), likeness(row - 1, column - 1))
        }
        if row > rows.lowerBound {
          table.reach(row, column, by: .missing(row - 1), absence(wantedDeterminers[row - 1]))
        }
        if column > columns.lowerBound {
          table.reach(row, column, by: .extra(column - 1), absence(givenDeterminers[column - 1]))
        }
        if row > rows.lowerBound, column > columns.lowerBound + 1,
          isSeam(expected[row - 1], typed[column - 2], typed[column - 1])
        {
          table.reach(row, column, by: .split(row - 1, column - 2), Cost.seam)
        }
        if row > rows.lowerBound + 1, column > columns.lowerBound,
          isSeam(typed[column - 1], expected[row - 2], expected[row - 1])
        {
          table.reach(row, column, by: .merged(row - 2, column - 1), Cost.seam)
        }
      }
    }
    cost = table.cost
    return table.path()
  }

  private func absence(_ determiner: Determiner?) -> Int {
    determiner?.isArticle == true ? Cost.article : Cost.word
  }

  private func likeness(_ row: Int, _ column: Int) -> Int {
    let (one, other) = (expected[row], typed[column])
    if one.folded == other.folded || comparison.isSame(one, other) { return 0 }
    if one.base == other.base { return Cost.marks }
    switch (wantedDeterminers[row], givenDeterminers[column]) {
    case (let first?, let second?):
      if first.family == second.family { return Cost.ending }
      if first.isArticle, second.isArticle { return Cost.article }
    case (let single?, nil), (nil, let single?):
      if single.isArticle, comparison.slip(one, other) == nil { return Cost.unfit }
    default: break
    }
    guard one.base.first == other.base.first || abs(one.base.count - other.base.count) < 3 else {
      return Cost.unrelated
    }
    if min(one.base.count, other.base.count) > 2, comparison.slip(one, other) != nil {
      return Cost.slip
    }
    if comparison.endings(one, other) != nil { return Cost.ending }
    return comparison.areAlike(one, other) ? Cost.alike : Cost.unrelated
  }

  /// Whether two words make the one, by being written together or by fusing (`de le`, `du`).
  private func isSeam(_ whole: AnswerWord, _ first: AnswerWord, _ second: AnswerWord) -> Bool {
    if whole.base.count == first.base.count + second.base.count {
      return whole.base.starts(with: first.base)
        && whole.base.reversed().starts(with: second.base.reversed())
    }
    return comparison.isFusion(whole, first, second)
  }
}

/// The cheapest way to each pair of places, filled row by row.
private struct Table {
  private let rows: ClosedRange<Int>
  private let columns: ClosedRange<Int>
  private var costs: [Int]
  private var steps: [Alignment.Step]

  init(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    self.rows = rows
    self.columns = columns
    costs = Array(repeating: Int.max, count: rows.count * columns.count)
    steps = Array(repeating: .pair(-1, -1), count: costs.count)
    costs[0] = 0
  }

  /// The cost of the whole way.
  var cost: Int { costs[costs.count - 1] }

  /// Offers a step that ends at a place.
  mutating func reach(_ row: Int, _ column: Int, by step: Alignment.Step, _ cost: Int) {
    let (before, left) = step.start(from: row, column)
    let total = costs[place(before, left)] + cost
    let here = place(row, column)
    guard total < costs[here] else { return }
    costs[here] = total
    steps[here] = step
  }

  /// The steps of the cheapest way.
  func path() -> [Alignment.Step] {
    var path: [Alignment.Step] = []
    var (row, column) = (rows.upperBound, columns.upperBound)
    while row > rows.lowerBound || column > columns.lowerBound {
      let step = steps[place(row, column)]
      path.append(step)
      (row, column) = step.start(from: row, column)
    }
    return path.reversed()
  }

  private func place(_ row: Int, _ column: Int) -> Int {
    (row - rows.lowerBound) * columns.count + column - columns.lowerBound
  }
}

extension Alignment.Step {
  /// The place before the step.
  fileprivate func start(from row: Int, _ column: Int) -> (Int, Int) {
    switch self {
    case .pair: (row - 1, column - 1)
    case .missing: (row - 1, column)
    case .extra: (row, column - 1)
    case .split: (row - 1, column - 2)
    case .merged: (row - 2, column - 1)
    }
  }
}

extension WordComparison {
  /// Whether two words must fuse to the one.
  func isFusion(_ whole: AnswerWord, _ first: AnswerWord, _ second: AnswerWord) -> Bool {
    orthography.fusions[whole.folded]?.contains([first.folded, second.folded]) ?? false
  }
}
