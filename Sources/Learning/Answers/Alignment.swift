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

  init(expected: [AnswerWord], typed: [AnswerWord], comparison: WordComparison) {
    self.expected = expected
    self.typed = typed
    self.comparison = comparison
    align()
  }

  private mutating func align() {
    let width = typed.count + 1
    var costs = Array(repeating: Int.max, count: (expected.count + 1) * width)
    var came: [Step] = Array(repeating: .pair(-1, -1), count: costs.count)
    costs[0] = 0
    for row in 0...expected.count {
      for column in 0...typed.count where row + column > 0 {
        for (step, back, cost) in options(row, column) {
          let total = costs[back.0 * width + back.1] + cost
          guard total < costs[row * width + column] else { continue }
          costs[row * width + column] = total
          came[row * width + column] = step
        }
      }
    }
    cost = costs[costs.count - 1]
    steps = path(came, width: width)
  }

  /// The steps that can end at a cell, with the cell before and the cost.
  private func options(_ row: Int, _ column: Int) -> [(Step, (Int, Int), Int)] {
    var options: [(Step, (Int, Int), Int)] = []
    if row > 0, column > 0 {
      let cost = likeness(expected[row - 1], typed[column - 1])
      options.append((.pair(row - 1, column - 1), (row - 1, column - 1), cost))
    }
    if row > 0 {
      options.append((.missing(row - 1), (row - 1, column), absence(expected[row - 1])))
    }
    if column > 0 {
      options.append((.extra(column - 1), (row, column - 1), absence(typed[column - 1])))
    }
    if row > 0, column > 1, isSeam(expected[row - 1], typed[column - 2], typed[column - 1]) {
      options.append((.split(row - 1, column - 2), (row - 1, column - 2), Cost.seam))
    }
    if row > 1, column > 0, isSeam(typed[column - 1], expected[row - 2], expected[row - 1]) {
      options.append((.merged(row - 2, column - 1), (row - 2, column - 1), Cost.seam))
    }
    return options
  }

  private func path(_ came: [Step], width: Int) -> [Step] {
    var steps: [Step] = []
    var row = expected.count
    var column = typed.count
    while row + column > 0 {
      let step = came[row * width + column]
      steps.append(step)
      switch step {
      case .pair: (row, column) = (row - 1, column - 1)
      case .missing: row -= 1
      case .extra: column -= 1
      case .split: (row, column) = (row - 1, column - 2)
      case .merged: (row, column) = (row - 2, column - 1)
      }
    }
    return steps.reversed()
  }

  private func absence(_ word: AnswerWord) -> Int {
    comparison.orthography.determiners[word.folded]?.isArticle == true ? Cost.article : Cost.word
  }

  private func likeness(_ one: AnswerWord, _ other: AnswerWord) -> Int {
    if comparison.isSame(one, other) { return 0 }
    if one.base == other.base { return Cost.marks }
    let table = comparison.orthography.determiners
    switch (table[one.folded], table[other.folded]) {
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
      return whole.base.elementsEqual(first.base + second.base)
    }
    return comparison.isFusion(whole, first, second)
  }
}

extension WordComparison {
  /// Whether two words must fuse to the one.
  func isFusion(_ whole: AnswerWord, _ first: AnswerWord, _ second: AnswerWord) -> Bool {
    orthography.fusions[whole.folded]?.contains([first.folded, second.folded]) ?? false
  }
}
