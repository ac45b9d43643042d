public import Content

/// A few pages to leaf through, such as the tour; Escape skips the rest.
public struct PagesScreen: Screen {
  private let words: Words
  private let pages: [(title: String, text: [String])]
  private var page = 0

  /// Pages of a title and paragraphs each; at least one.
  public init(words: Words, pages: [(title: String, text: [String])]) {
    self.words = words
    self.pages = pages
  }

  /// Leafs on, back, or leaves.
  public mutating func update(_ event: ScreenEvent) -> [ScreenCommand<Void>] {
    guard case .key(let key) = event else { return [] }
    switch key {
    case .enter, .right, .down, .tab, .character(" "):
      page += 1
      return page < pages.count ? [] : [.finish(())]
    case .left, .up, .backTab: page = max(0, page - 1)
    case .escape, .character("q"), .character("Q"): return [.finish(())]
    default: break
    }
    return []
  }

  /// The page, and where one is.
  public func view(_ size: ScreenSize) -> Frame {
    let shown = pages[min(page, pages.count - 1)]
    var body: [Line] = [""] + Line(shown.title, .title).wrapped(to: size.columns) + [""]
    for paragraph in shown.text {
      body += Line(paragraph).wrapped(to: size.columns)
    }
    let place = words("tour.page", ["page": String(page + 1), "pages": String(pages.count)])
    return Frame(
      body: body,
      foot: [Line(place, .faint)] + keyHints(["keys.leaf", "keys.skip"], words, size),
      focus: 0
    )
  }
}
