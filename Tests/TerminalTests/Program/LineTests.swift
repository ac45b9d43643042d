import Learning
import Testing

@testable import Terminal

@Suite struct `A line` {
  static let texts = [
    "", " ", "one", "one two three four five six seven eight",
    "  indented text that goes on and on",
    "Donaudampfschifffahrtsgesellschaftskapitän", "日本語の文章はとても長いです。", "a日b本c語d",
    "double  spaces   stay    in     words", "cafe\u{301} na\u{308}ive re\u{301}sume\u{301} ",
    "👩‍👩‍👧 family 🇩🇪 flag", "ends with spaces      ", "x " + String(repeating: "long", count: 40),
    "hint\u{A0}one · hint\u{A0}two · hint\u{A0}three",
  ]

  private func withoutSpaces(_ text: String) -> String { text.filter { $0 != " " } }

  @Test(arguments: texts, [20, 21, 40, 80])
  func `wrapped is never wider than asked, and loses nothing but spaces`(
    _ text: String,
    _ columns: Int
  ) {
    for indent in [0, 2, 5] {
      let lines = Line(text).wrapped(to: columns, indent: indent)
      #expect(lines.allSatisfy { $0.width <= columns })
      #expect(withoutSpaces(lines.map(\.text).joined()) == withoutSpaces(text))
      #expect(!lines.isEmpty)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `of any spans is wrapped whole, styles kept`(_ seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let letters = Array("ab  é日\u{A0}-")
    let spans = (0..<6).map { _ in
      Span(
        String(
          (0..<Int.random(in: 0..<30, using: &chance)).compactMap { _ in
            letters.randomElement(using: &chance)
          }
        ),
        [.plain, .good, .bad].randomElement(using: &chance) ?? .plain
      )
    }
    let columns = Int.random(in: 4...30, using: &chance)
    let lines = Line(spans).wrapped(to: columns, indent: 2)
    #expect(lines.allSatisfy { $0.width <= columns } || Line(spans).width <= columns)
    for style in [TextStyle.plain, .good, .bad] {
      let before = spans.filter { $0.style == style }.map(\.text).joined()
      let after = lines.flatMap(\.spans).filter { $0.style == style }.map(\.text).joined()
      #expect(withoutSpaces(before) == withoutSpaces(after))
    }
  }

  @Test func `is broken between words and goes on under its indent`() {
    let line: Line = "  1  la maison de mon père"
    #expect(
      line.wrapped(to: 16, indent: 5).map(\.text) == ["  1  la maison ", "     de mon père"]
    )
  }

  @Test func `is cut to a width, wide letters whole`() {
    #expect(Line("日本語").clipped(to: 5).text == "日本")
    #expect(Line("maison").clipped(to: 6).text == "maison")
    #expect(Line([Span("ab", .good), Span("cd", .bad)]).clipped(to: 3).text == "abc")
  }

  @Test(arguments: texts, [1, 4, 20])
  func `chopped at the edge loses nothing, and the cursor finds its letter`(
    _ text: String,
    _ columns: Int
  ) {
    guard columns > 1 || text.allSatisfy({ displayWidth(of: $0) < 2 }) else { return }
    var column = 0
    for character in text {
      let (lines, cursor) = Line(text).chopped(to: columns, cursor: column)
      #expect(lines.map(\.text).joined() == text)
      #expect(lines.allSatisfy { $0.width <= columns })
      #expect(cursor.column < columns && lines.indices.contains(cursor.line))
      if displayWidth(of: character) > 0, lines.indices.contains(cursor.line) {
        #expect(lines[cursor.line].text.letter(at: cursor.column) == character)
      }
      column += displayWidth(of: character)
    }
  }

  @Test func `that is full has its cursor on the next row`() {
    let (lines, cursor) = Line("abcd").chopped(to: 4, cursor: 4)
    #expect(lines.map(\.text) == ["abcd", ""])
    #expect(cursor == Frame.Cursor(line: 1, column: 0))
  }

  @Test func `can't drive the terminal`() {
    let line = Line("a\u{1B}[2Jb\u{7}\u{9B}\r\nc\u{0}")
    #expect(line.text == "a[2Jbc")
    #expect(line.rendered(colour: true) == "a[2Jbc")
    #expect(Line("x", .good).rendered(colour: true) == "\u{1B}[1;32mx\u{1B}[0m")
    #expect(Line("x", .good).rendered(colour: false) == "x")
  }

  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("😀", 2), ("👩‍👩‍👧", 2),
    ("\u{301}", 0), ("\u{200B}", 0), ("ｆｕｌｌ", 8), ("ﾊﾝ", 2), ("", 0), ("█░▁·✓✗●", 7),
  ])
  func `has the width that a terminal gives it`(_ text: String, _ width: Int) {
    #expect(displayWidth(of: text) == width)
  }
}

extension String {
  /// The letter that stands at a column.
  fileprivate func letter(at column: Int) -> Character? {
    var used = 0
    for character in self {
      if used >= column, displayWidth(of: character) > 0 { return character }
      used += displayWidth(of: character)
    }
    return nil
  }
}
