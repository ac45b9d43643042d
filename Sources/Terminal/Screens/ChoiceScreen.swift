public import Content

/// A list to choose from, by number, by arrows and Enter.
public struct ChoiceScreen: Screen {
  /// What came of it: the place of the choice, or leaving.
  public enum Outcome: Sendable, Hashable {
    case chosen(Int)
    case left
  }

  private let words: Words
  private let title: String
  private let intro: [String]
  private let options: [String]
  private var selected: Int

  /// A list under a title, one of it selected.
  public init(words: Words, title: String, intro: [String] = [], options: [String], selected: Int) {
    self.words = words
    self.title = title
    self.intro = intro
    self.options = options
    self.selected = selected
  }

  /// Moves, chooses or leaves.
  public mutating func update(_ event: ScreenEvent) -> [ScreenCommand<Outcome>] {
    guard case .key(let key) = event else { return [] }
    switch key {
    case .up, .backTab: selected = selected > 0 ? selected - 1 : max(0, options.count - 1)
    case .down, .tab: selected = selected + 1 < options.count ? selected + 1 : 0
    case .home: selected = 0
    case .end: selected = max(0, options.count - 1)
    case .enter:
      return options.indices.contains(selected) ? [.finish(.chosen(selected))] : []
    case .character("q"), .character("Q"), .escape: return [.finish(.left)]
    case .character(let digit):
      if let number = digit.wholeNumberValue, options.indices.contains(number - 1) {
        return [.finish(.chosen(number - 1))]
      }
    default: break
    }
    return []
  }

  /// The title, what leads to it, and the list.
  public func view(_ size: ScreenSize) -> Frame {
    var body: [Line] = [""] + Line(title, .title).wrapped(to: size.columns) + [""]
    var focus: Int?
    body += intro.flatMap { Line($0).wrapped(to: size.columns) }
    if !intro.isEmpty { body.append("") }
    for (index, option) in options.enumerated() {
      if index == selected { focus = body.count }
      body += choiceLine(index, option, isSelected: index == selected)
        .wrapped(to: size.columns, indent: 5)
    }
    let hints = keyHints(["keys.choose", "keys.quit"], words, size)
    return Frame(body: body, foot: hints, focus: focus)
  }
}

/// A numbered line of a list; the selected one is marked by a sign and not by colour alone.
func choiceLine(_ index: Int, _ text: String, isSelected: Bool) -> Line {
  Line([
    Span(isSelected ? "> " : "  ", .accent), Span("\(index + 1)  "),
    Span(text, isSelected ? .selected : .plain),
  ])
}

/// What keys do, at the foot of the screen.
func keyHints(_ keys: [String], _ words: Words, _ size: ScreenSize) -> [Line] {
  // A hint isn't broken between a key and what it does.
  let text = keys.map { words($0).replacing(" ", with: "\u{A0}") }.joined(separator: " · ")
  // On a small screen the question needs the rows more than the hints do.
  return Array(Line(text, .faint).wrapped(to: size.columns).prefix(max(1, size.rows / 4)))
}
