public import Content
public import Learning
public import Services

/// The lines of a lesson, the same for a whole screen and for plain lines.
public struct LessonTexts: Sendable {
  private let words: Words

  /// Lines in the words of one language.
  public init(words: Words) { self.words = words }

  /// A new entry: how it is said, what it means, what to know about it.
  public func introduction(_ exercise: Exercise) -> [Line] {
    var lines = [
      Line(words("lesson.new"), .accent), "", phraseLine(exercise),
      Line("  " + exercise.meaning.full),
    ]
    lines += alternatives(exercise.phrase)
    if let note = note(exercise) { lines += ["", note] }
    return lines
  }

  /// What is asked, and the phrase it is asked about.
  public func question(_ exercise: Exercise) -> [Line] {
    let language = words("language.\(exercise.key.language.rawValue)")
    let task = words("lesson.ask.\(exercise.kind.rawValue)", ["language": language])
    let shown: Line =
      switch exercise.kind {
      case .listen, .dictate: Line("  " + words("lesson.listenSign"), .accent)
      case .translate: Line("  " + exercise.meaning.full, .title)
      case .choose, .repeatPhrase: phraseLine(exercise)
      }
    let meaning = exercise.kind == .repeatPhrase ? [Line("  " + exercise.meaning.full)] : []
    return [Line(task, .accent), "", shown] + meaning
  }

  /// What is said of an answer: the verdict first, then what differs, then what comes next.
  public func feedback(_ feedback: LessonSession.Feedback) -> [Line] {
    var lines = [banner(feedback)]
    if let judgement = feedback.judgement { lines += typed(judgement, feedback) }
    if let result = feedback.pronunciation { lines += spoken(result) }
    if let given = feedback.given, feedback.judgement == nil, feedback.verdict == .wrong {
      lines.append(Line(words("lesson.choseWrong", ["given": given])))
    }
    lines += following(feedback)
    return lines
  }

  /// The proficiency bar in at most so many columns: it grows with every question that ends by a
  /// right answer.
  public func bar(_ session: LessonSession, columns: Int) -> Line {
    let values = [
      "right": String(session.lesson.rightAnswers), "questions": String(session.lesson.questions),
    ]
    let count = words("lesson.bar", count: session.points, values)
    let room = max(2, min(40, columns - displayWidth(of: count) - 3))
    let filled = Int((session.lesson.progress * Double(room)).rounded(.down))
    return Line([
      Span("[", .faint), Span(String(repeating: "█", count: filled), .good),
      Span(String(repeating: "░", count: room - filled), .faint), Span("] ", .faint), Span(count),
    ]).clipped(to: columns)
  }

  private func phraseLine(_ exercise: Exercise) -> Line {
    let gender = exercise.phrase.gender.map { " (\(words("gender.\($0.rawValue)")))" } ?? ""
    return Line([Span("  " + exercise.phrase.full, .title), Span(gender, .faint)])
  }

  private func note(_ exercise: Exercise) -> Line? {
    (exercise.phrase.notes[words.language] ?? exercise.phrase.notes[exercise.base])
      .map { Line("  " + $0, .faint) }
  }

  private func alternatives(_ wording: Wording) -> [Line] {
    guard !wording.alternatives.isEmpty else { return [] }
    let list = wording.alternatives.prefix(3).joined(separator: ", ")
    return [Line("  " + words("lesson.also", ["list": list]), .faint)]
  }

  private func banner(_ feedback: LessonSession.Feedback) -> Line {
    let (sign, style): (String, TextStyle) =
      switch feedback.verdict {
      case .right, .typo: ("✓", .good)
      case .unsure: ("?", .unsure)
      case .wrong: ("✗", .bad)
      }
    let key = "lesson.verdict.\(feedback.verdict.rawValue)"
    let isSpoken = feedback.pronunciation != nil && feedback.verdict != .unsure
    return Line("\(sign) \(words(isSpoken ? key + "Spoken" : key))", style)
  }

  private func typed(_ judgement: Judgement, _ feedback: LessonSession.Feedback) -> [Line] {
    var lines: [Line] = []
    if feedback.verdict != .right || !judgement.differences.isEmpty {
      let given = feedback.given ?? ""
      lines.append(marked("lesson.youWrote", given, judgement.differences.map(\.typed), .bad))
      lines.append(
        marked("lesson.expected", judgement.expected, judgement.differences.map(\.expected), .good)
      )
    }
    return lines
      + judgement.differences.map { difference in
        Line("  · " + words.name(of: difference))
      }
  }

  /// A text with the words that differ made to stand out, `[so]` where there is no colour.
  private func marked(_ key: String, _ text: String, _ parts: [String], _ style: TextStyle) -> Line
  {
    var spans = [Span("  " + words(key) + " ")]
    var rest = text[...]
    for part in parts where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { continue }
      spans.append(Span(String(rest[..<range.lowerBound])))
      spans.append(Span("[\(part)]", style))
      rest = rest[range.upperBound...]
    }
    return Line(spans + [Span(String(rest))])
  }

  private func spoken(_ result: PronunciationResult) -> [Line] {
    let faults = result.faults.map { Line("  · " + words("fault.\($0.rawValue)")) }
    guard !result.words.isEmpty else { return faults }
    let spans = result.words.flatMap { word -> [Span] in
      switch word.verdict {
      case .right, .typo: [Span("\(word.text) ✓  ", .good)]
      case .unsure: [Span("\(word.text) ?  ", .unsure)]
      case .wrong: [Span("[\(word.text)] ✗  ", .bad)]
      }
    }
    return [Line([Span("  ")] + spans)] + faults
  }

  private func following(_ feedback: LessonSession.Feedback) -> [Line] {
    let pair = Line(
      "  \(feedback.exercise.phrase.full) — \(feedback.exercise.meaning.full)",
      .title
    )
    switch feedback.outcome {
    case .ended: return [pair] + alternatives(feedback.exercise.phrase)
    case .again(let left): return [Line(words("lesson.tryAgain", count: left))]
    case .shown(let comesBack):
      let key = comesBack ? "lesson.comesBack" : "lesson.anotherDay"
      return [Line(words("lesson.answerIs")), pair, Line(words(key))]
    }
  }
}

extension Words {
  /// A difference by its name, with what was expected and what was typed.
  func name(of difference: Difference) -> String {
    let name = self("difference.\(difference.kind.rawValue)")
    let values = ["name": name, "expected": difference.expected, "typed": difference.typed]
    if difference.typed.isEmpty { return self("lesson.difference.missing", values) }
    if difference.expected.isEmpty { return self("lesson.difference.extra", values) }
    return self("lesson.difference.other", values)
  }
}
