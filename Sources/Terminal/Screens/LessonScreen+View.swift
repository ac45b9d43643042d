import Content
import Learning
import Services

extension LessonScreen {
  /// The question or the feedback, what keys do, and the bar.
  public func view(_ size: ScreenSize) -> Frame {
    var frame = Frame(body: [])
    for notice in notices.suffix(2) { frame.body.append(Line("! " + notice, .unsure)) }
    if !notices.isEmpty { frame.body.append("") }
    switch phase {
    case .paused:
      frame.body += [Line(words("lesson.paused"), .title), "", Line(words("lesson.pausedHint"))]
    case .feedback(let feedback): frame.body += texts.feedback(feedback)
    default: addMoment(to: &frame, columns: size.columns)
    }
    let cursorLine = frame.cursor?.line
    frame = wrapped(frame, columns: size.columns, cursorLine: cursorLine)
    // The verdict comes first and must be seen, however small the screen.
    if case .feedback = phase { frame.focus = 0 }
    frame.foot =
      keyHints(hints.filter(isUseful), words, size) + [texts.bar(session, columns: size.columns)]
    return frame
  }

  private func addMoment(to frame: inout Frame, columns: Int) {
    switch session.moment {
    case .introduction(let exercise): frame.body += texts.introduction(exercise)
    case .question(let exercise): addQuestion(exercise, to: &frame)
    case .finished: break
    }
  }

  private func addQuestion(_ exercise: Exercise, to frame: inout Frame) {
    if let last { frame.body += texts.feedback(last) + [""] }
    frame.body += texts.question(exercise) + [""]
    for (index, choice) in exercise.choices.enumerated() {
      if index == selected { frame.focus = frame.body.count }
      let line = choiceLine(index, choice, isSelected: index == selected)
      frame.body.append(tried.contains(index) ? Line("✗ \(index + 1)  \(choice)", .faint) : line)
    }
    if exercise.kind.isTyped {
      frame.body.append(Line([Span("> ", .accent), Span(field.text)]))
      frame.cursor = .init(line: frame.body.count - 1, column: 2 + field.cursorColumn)
    }
    switch phase {
    case .recording(let level): frame.body.append(Line(meter(level), .accent))
    case .scoring: frame.body.append(Line(words("lesson.scoring"), .faint))
    default: break
    }
  }

  private func meter(_ level: Double) -> String {
    let filled = Int((max(0, min(1, level)) * 20).rounded())
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
    return "● \(words("lesson.recording")) \(bar)"
  }

  private func wrapped(_ frame: Frame, columns: Int, cursorLine: Int?) -> Frame {
    var result = Frame(body: [])
    for (index, line) in frame.body.enumerated() {
      if index == frame.focus { result.focus = result.body.count }
      guard index == cursorLine, let cursor = frame.cursor else {
        result.body += line.wrapped(to: columns, indent: line.text.hasPrefix("  ") ? 2 : 0)
        continue
      }
      // What is typed is broken at the edge and not between words: the cursor must find its letter.
      let broken = line.chopped(to: columns, cursor: cursor.column)
      result.cursor = .init(
        line: result.body.count + broken.cursor.line,
        column: broken.cursor.column
      )
      result.body += broken.lines
    }
    return result
  }

  private func isUseful(_ hint: String) -> Bool {
    session.canHear || !hint.hasPrefix("keys.replay")
  }

  private var hints: [String] {
    switch phase {
    case .paused: return ["keys.goOn", "keys.skipSpeaking", "keys.quit"]
    case .recording: return ["keys.stopRecording", "keys.pause"]
    case .scoring: return ["keys.pause"]
    case .feedback: return ["keys.goOn", "keys.replay", "keys.pause", "keys.quit"]
    case .showing: break
    }
    guard case .question(let exercise) = session.moment else {
      return ["keys.goOn", "keys.replay", "keys.pause", "keys.quit"]
    }
    switch exercise.kind {
    case .choose, .listen: return ["keys.choose", "keys.replay", "keys.pause", "keys.quit"]
    case .translate, .dictate: return ["keys.answer", "keys.replayTyping", "keys.pauseTyping"]
    case .repeatPhrase: return ["keys.record", "keys.replay", "keys.skipSpeaking", "keys.pause"]
    }
  }
}
