import Content
import Learning
import TestSupport

/// What a learner makes of the screen of a lesson.
struct Scene: Equatable {
  enum Kind: Equatable {
    case introduction
    case question(ExerciseKind)
    case recording
    case scoring
    /// A question is over, and why is told.
    case over
    case paused
    /// No lesson.
    case elsewhere
  }

  /// A numbered answer.
  struct Choice: Equatable {
    let number: Int
    let text: String
    let isSelected: Bool
    let isCrossedOut: Bool
  }

  /// The proficiency bar.
  struct Bar: Equatable {
    let filled: Int
    let right: Int
    let questions: Int
    let points: Int
  }

  private(set) var kind = Kind.elsewhere
  /// What is said of the last answer, one line after the other.
  private(set) var said: [String] = []
  /// What is asked about: the phrase or its meaning.
  private(set) var prompt = ""
  private(set) var choices: [Choice] = []
  private(set) var bar: Bar?

  /// Whether the last answer was called right.
  var isRight: Bool { said.contains { $0.hasPrefix("✓ ") } }
  /// Whether the last answer was called wrong.
  var isWrong: Bool { said.contains { $0.hasPrefix("✗ ") } }
  /// Whether it is said that nothing can be said of the last answer.
  var isUnsure: Bool { said.contains { $0.hasPrefix("? ") } }
  /// Whether a question waits.
  var isQuestion: Bool { if case .question = kind { true } else { false } }

  init(_ grid: ScreenGrid, words: Words, target: Language) {
    let rows = grid.rows.map { $0.replacing("\u{A0}", with: " ") }
    guard let last = rows.last, let bar = Self.bar(in: last), grid.isAlternate else { return }
    self.bar = bar
    let language = words.name(of: target)
    let body = rows.dropLast().map { String($0) }
    for exercise in ExerciseKind.allCases {
      let task = words("lesson.ask.\(exercise.rawValue)", ["language": language])
      let start = body.indices.first { index in
        !body[index].isEmpty && body[index...].prefix(3).joined(separator: " ").hasPrefix(task)
      }
      guard let start else { continue }
      kind = .question(exercise)
      said = body[..<start].filter { !$0.isEmpty }
      read(Array(body[start...].drop { !$0.isEmpty }))
      if body.contains(where: { $0.hasPrefix("● ") }) { kind = .recording }
      if body.contains(words("lesson.scoring")) { kind = .scoring }
      return
    }
    if body.contains(words("lesson.paused")) {
      kind = .paused
    } else if let start = body.firstIndex(of: words("lesson.new")) {
      kind = .introduction
      read(Array(body[(start + 1)...]))
    } else if !body.allSatisfy(\.isEmpty) {
      kind = .over
      said = body.filter { !$0.isEmpty }
    }
  }

  /// Reads what stands below the task.
  private mutating func read(_ rows: [String]) {
    prompt = rows.first { !$0.isEmpty }?.trimmingPrefix { $0 == " " }.description ?? ""
    if let gender = prompt.range(of: #/ \((masculine|feminine|neuter)\)$/#) {
      prompt.removeSubrange(gender)
    }
    choices = rows.compactMap { row in
      guard let match = row.wholeMatch(of: #/([>✗ ]) ([1-9])  (.+)/#),
        let number = Int(match.2)
      else { return nil }
      return Choice(
        number: number,
        text: String(match.3),
        isSelected: match.1 == ">",
        isCrossedOut: match.1 == "✗"
      )
    }
  }

  private static func bar(in row: String) -> Bar? {
    guard let match = row.wholeMatch(of: #/\[(█*)░*\] (\d+)\/(\d+) · (\d+) \S+/#),
      let right = Int(match.2), let questions = Int(match.3), let points = Int(match.4)
    else { return nil }
    return Bar(filled: match.1.count, right: right, questions: questions, points: points)
  }
}

extension String {
  fileprivate func range(of expression: some RegexComponent) -> Range<String.Index>? {
    firstRange(of: expression)
  }
}
