/// Turns an entry into a question, with wrong choices that are really wrong.
public struct ExerciseMaker: Sendable {
  /// How many answers there are to choose from.
  public static let choiceCount = 4

  private let course: Course
  private let base: Language
  private let target: Language

  /// A maker of questions about one language of a course, asked in another.
  public init(course: Course, base: Language, target: Language) {
    self.course = course
    self.base = base
    self.target = target
  }

  /// The question that asks for an entry in a certain way, or nil where the entry isn't in both
  /// languages.
  public func exercise(
    for id: Entry.ID,
    kind: ExerciseKind,
    chance: inout some RandomNumberGenerator
  ) -> Exercise? {
    guard let entry = course.entries[id], let phrase = entry.wordings[target],
      let meaning = entry.wordings[base]
    else { return nil }
    let asksChoice = kind == .choose || kind == .listen
    return Exercise(
      key: MemoryKey(entry: id, language: target, skill: kind.skill),
      kind: kind,
      base: base,
      phrase: phrase,
      meaning: meaning,
      choices: asksChoice ? choices(for: entry, chance: &chance) : []
    )
  }

  /// The right answer among wrong ones, in random order.
  ///
  /// Those of the same kind and topic come
  /// first; none of them could be taken for right.
  private func choices(
    for entry: Entry,
    chance: inout some RandomNumberGenerator
  ) -> [String] {
    guard let right = entry.wordings[base]?.full else { return [] }
    var taken: Set<String> = [FoldedText.of(right)]
    var wrong: [String] = []
    for other in candidates(for: entry, chance: &chance) {
      guard wrong.count < Self.choiceCount - 1, let text = other.wordings[base]?.full,
        !couldAnswer(other, entry), taken.insert(FoldedText.of(text)).inserted
      else { continue }
      wrong.append(text)
    }
    return (wrong + [right]).shuffled(using: &chance)
  }

  private func candidates(
    for entry: Entry,
    chance: inout some RandomNumberGenerator
  ) -> [Entry] {
    let others = course.order.compactMap { course.entries[$0] }.filter { $0.id != entry.id }
    return others.shuffled(using: &chance).enumerated().sorted { one, other in
      let (a, b) = (likeness(one.element, entry), likeness(other.element, entry))
      return a == b ? one.offset < other.offset : a > b
    }.map(\.element)
  }

  private func likeness(_ other: Entry, _ entry: Entry) -> Int {
    (other.kind == entry.kind ? 2 : 0) + (other.topic == entry.topic ? 1 : 0)
  }

  /// Whether another entry says the same in either language, so that it would be right as well.
  private func couldAnswer(_ other: Entry, _ entry: Entry) -> Bool {
    [base, target].contains { language in
      let own = Set((entry.wordings[language]?.accepted ?? []).map(FoldedText.of))
      return (other.wordings[language]?.accepted ?? []).map(FoldedText.of)
        .contains { own.contains($0) }
    }
  }
}

/// Texts compared as answers are: what case, spacing and punctuation can't tell apart is the same.
public enum FoldedText {
  /// A text without case, punctuation and spare spaces.
  public static func of(_ text: String) -> String {
    text.lowercased().map { $0.isLetter || $0.isNumber ? $0 : " " }
      .split(separator: " ").map { String($0) }.joined(separator: " ")
  }
}
