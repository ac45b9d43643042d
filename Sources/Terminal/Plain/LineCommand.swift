import Learning
import Services

/// A whole line that is a command and not an answer.
enum LineCommand: String {
  case leave = "q"
  case replay = "r"
  case slower = "s"
  case skipSpeaking = "k"

  /// The command of a line; nil where the line is a right answer to what is asked.
  init?(_ line: String, answering moment: LessonSession.Moment) {
    let letter = line.trimmed.lowercased()
    if case .question(let exercise) = moment, exercise.kind.isTyped,
      exercise.accepted.contains(where: { FoldedText.of($0) == letter })
    {
      return nil
    }
    self.init(rawValue: letter)
  }
}

extension String {
  /// The place, from 0, that a number from 1 names in a list; nil where it names none.
  func place(in list: [String]) -> Int? {
    guard let number = Int(self), number >= 1, number <= list.count else { return nil }
    return number - 1
  }

  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
