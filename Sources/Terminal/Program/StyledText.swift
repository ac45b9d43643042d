/// How a piece of text looks; colour is never the only sign, the words say it too.
public enum TextStyle: Sendable, Hashable {
  case plain, title, good, bad, unsure, faint, accent, selected

  /// The parameters of the escape sequence that sets it (ECMA-48, select graphic rendition).
  var code: String? {
    switch self {
    case .plain: nil
    case .title: "1"
    case .good: "1;32"
    case .bad: "1;31"
    case .unsure: "1;33"
    case .faint: "2"
    case .accent: "36"
    case .selected: "7"
    }
  }
}

/// A piece of text in one style.
public struct Span: Sendable, Hashable {
  /// The text, without line breaks.
  public let text: String
  /// Its style.
  public let style: TextStyle

  /// A piece of text; control characters are left out, so that no text can drive the terminal.
  public init(_ text: String, _ style: TextStyle = .plain) {
    self.text = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.properties.generalCategory != .control }
      )
    )
    self.style = style
  }
}

/// A line of text on the screen.
public struct Line: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The pieces in their order.
  public var spans: [Span]

  /// A line of pieces.
  public init(_ spans: [Span]) { self.spans = spans }

  /// A line in one style.
  public init(_ text: String, _ style: TextStyle = .plain) { spans = [Span(text, style)] }

  /// A plain line.
  public init(stringLiteral text: String) { self.init(text) }

  /// The text without styles.
  public var text: String { spans.map(\.text).joined() }

  /// The columns it takes.
  public var width: Int { spans.reduce(0) { $0 + displayWidth(of: $1.text) } }

  /// The line as it is written to a terminal.
  func rendered(colour: Bool) -> String {
    guard colour else { return text }
    return spans.map { span in
      span.style.code.map { "\u{1B}[\($0)m\(span.text)\u{1B}[0m" } ?? span.text
    }.joined()
  }

  /// The line broken into lines of at most so many columns, between words where it can be.
  public func wrapped(to columns: Int, indent: Int = 0) -> [Line] {
    guard columns > indent + 1, width > columns else { return [self] }
    var breaker = LineBreaker(columns: columns, indent: indent)
    for span in spans { breaker.add(span) }
    return breaker.finish()
  }
}

extension Line {
  /// The line broken at the edge of so many columns, and where a column of it came to stand.
  func chopped(to columns: Int, cursor: Int) -> (lines: [Line], cursor: Frame.Cursor) {
    var lines: [Line] = [Line([])]
    var (used, before) = (0, 0)
    var place: Frame.Cursor?
    for span in spans {
      for character in span.text {
        let width = displayWidth(of: character)
        if used + width > columns {
          lines.append(Line([]))
          used = 0
        }
        if before >= cursor, width > 0, place == nil {
          place = .init(line: lines.count - 1, column: used)
        }
        lines[lines.count - 1].append(String(character), span.style)
        (used, before) = (used + width, before + width)
      }
    }
    // Behind a full line the cursor stands on the next one.
    if place == nil, used >= columns {
      lines.append(Line([]))
      used = 0
    }
    return (lines, place ?? .init(line: lines.count - 1, column: used))
  }

  fileprivate mutating func append(_ text: String, _ style: TextStyle) {
    if let last = spans.last, last.style == style {
      spans[spans.count - 1] = Span(last.text + text, style)
    } else {
      spans.append(Span(text, style))
    }
  }
}

/// Fills lines word by word.
private struct LineBreaker {
  let columns: Int
  let indent: Int
  private var done: [Line] = []
  private var current = Line([])
  private var used = 0

  init(columns: Int, indent: Int) {
    self.columns = columns
    self.indent = indent
  }

  mutating func add(_ span: Span) {
    var word = ""
    for character in span.text {
      if character == " " {
        place(word, span.style)
        word = ""
        if used < columns { place(" ", span.style) }
      } else {
        word.append(character)
      }
    }
    place(word, span.style)
  }

  mutating func finish() -> [Line] {
    if !current.spans.isEmpty { done.append(current) }
    return done
  }

  private mutating func place(_ word: String, _ style: TextStyle) {
    guard !word.isEmpty else { return }
    let width = displayWidth(of: word)
    if used + width > columns, used > indent {
      breakLine()
      if word == " " { return }
    }
    if used + width > columns {
      for character in word {
        if used + displayWidth(of: character) > columns { breakLine() }
        append(String(character), style)
      }
    } else {
      append(word, style)
    }
  }

  private mutating func append(_ text: String, _ style: TextStyle) {
    used += displayWidth(of: text)
    current.append(text, style)
  }

  private mutating func breakLine() {
    done.append(current)
    current = indent > 0 ? Line(String(repeating: " ", count: indent)) : Line([])
    used = indent
  }
}

/// The columns that a text takes in a terminal.
public func displayWidth(of text: String) -> Int {
  text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// The columns of one character: 0 for marks, 2 for wide East Asian letters and emoji, else 1.
public func displayWidth(of character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}
