import Content
import Learning
import Testing

@testable import Terminal

@Suite struct `Screens as text` {
  private func choice() throws -> ChoiceScreen {
    ChoiceScreen(
      words: try ScriptedLesson.words(),
      title: "Which language would you like to learn?",
      intro: ["Welcome! LLA teaches you a language here on your machine, without the internet."],
      options: ["English", "French", "Italian", "German", "Spanish"],
      selected: 3
    )
  }

  /// A text of rows with empty ones put where `~` stands, to fill a screen.
  private func filled(_ text: String, _ rows: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let gap = Array(repeating: "", count: max(0, rows - lines.count + 1))
    return lines.flatMap { $0 == "~" ? gap : [$0] }.joined(separator: "\n")
  }

  @Test func `a choice on a usual screen`() throws {
    let expected = """

      Which language would you like to learn?

      Welcome! LLA teaches you a language here on your machine, without the internet.

        1  English
        2  French
        3  Italian
      > 4  German
        5  Spanish
      ~
      number or ↑ ↓ Enter: choose · q: leave
      """
    #expect(try choice().text(80, 24) == filled(expected, 24))
  }

  @Test func `a choice on a small screen`() throws {
    let expected = """

      Which language would you like to learn?

      Welcome! LLA teaches you a language here
      on your machine, without the internet.

        1  English
        2  French
        3  Italian
      > 4  German
        5  Spanish
      number or ↑ ↓ Enter: choose · q: leave
      """
    #expect(try choice().text(40, 12) == expected)
  }

  @Test func `a choice on a tiny screen keeps the selected one in sight`() throws {
    var screen = try choice()
    for expected in ["> 4  German", "> 5  Spanish", "> 1  English", "> 2  French"] {
      #expect(screen.text(20, 5).contains(expected))
      _ = screen.update(.key(.down))
    }
  }

  @Test func `a choice by keys`() throws {
    func outcome(_ keys: Key...) throws -> [String] {
      var screen = try choice()
      return keys.flatMap { screen.update(.key($0)) }.map { command in
        if case .finish(let outcome) = command { "\(outcome)" } else { "other" }
      }
    }
    #expect(try outcome(.enter) == ["chosen(3)"])
    #expect(try outcome(.down, .down, .enter) == ["chosen(0)"])
    #expect(try outcome(.home, .up, .enter) == ["chosen(4)"])
    #expect(try outcome(.end, .enter) == ["chosen(4)"])
    #expect(try outcome(.character("2")) == ["chosen(1)"])
    #expect(try outcome(.character("6"), .character("0"), .paste("1"), .character("x")) == [])
    #expect(try outcome(.escape) == ["left"])
    #expect(try outcome(.character("Q")) == ["left"])
  }

  @Test func `a choice without options ends by nothing but leaving`() throws {
    var screen = ChoiceScreen(
      words: try ScriptedLesson.words(),
      title: "Empty",
      options: [],
      selected: 0
    )
    for key in [Key.up, .down, .home, .end, .enter, .character("1")] {
      #expect(screen.update(.key(key)).isEmpty)
    }
    #expect(screen.update(.key(.escape)).count == 1)
  }

  @Test func `pages that are leafed through`() throws {
    let words = try ScriptedLesson.words()
    var pages = PagesScreen(
      words: words,
      pages: [(words("tour.lesson.title"), [words("tour.lesson.text")]), ("Last", ["one", "two"])]
    )
    let expected = """

      Questions and answers

      Choose the right answer, type the
      translation, or type what you hear. A
      wrong answer is shown with what differs,
      and asked again. The bar at the foot
      grows with every right answer.
      ~
      Page 1 of 2
      Enter: next page · Escape: skip
      """
    #expect(pages.text(40, 12) == filled(expected, 12))
    #expect(pages.update(.key(.left)).isEmpty)
    #expect(pages.update(.key(.enter)).isEmpty)
    #expect(
      pages.text(40, 12)
        == filled("\nLast\n\none\ntwo\n~\nPage 2 of 2\nEnter: next page · Escape: skip", 12)
    )
    #expect(pages.update(.key(.enter)).count == 1)
  }

  @Test func `a question, a wrong choice, and the right one`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .choose)
    let hints = """
      number or ↑ ↓ Enter: choose · r: hear again, s: slower · Escape: pause ·
      q: leave
      """
    let empty = String(repeating: "░", count: 40)
    let question = """
      What does this mean?

        maison

      > 1  water
        2  house
        3  bread
        4  tree
      ~
      \(hints)
      [\(empty)] 0/3 · 0 points
      """
    #expect(lesson.text() == filled(question, 24))
    try lesson.press(.character("3"))
    let again = """
      ✗ Not right.
      “bread” is not what it means.
      Try again. 2 tries are left.

      What does this mean?

        maison

        1  water
        2  house
      ✗ 3  bread
        4  tree
      ~
      \(hints)
      [\(empty)] 0/3 · 0 points
      """
    #expect(lesson.text() == filled(again, 24))
    try lesson.press(.character("2"))
    let right = """
      ✓ Right!
        maison — house
      ~
      Enter: go on · r: hear again, s: slower
      · Escape: pause · q: leave
      [████████░░░░░░░░░░░░░░░░] 1/3 · 1 point
      """
    #expect(lesson.text(40, 12) == filled(right, 12))
  }

  @Test func `a question on a tiny screen keeps what matters in sight (T4.5)`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .choose)
    #expect(lesson.text(20, 5).contains("> 1  water"))
    #expect(lesson.text(20, 5).hasSuffix("[░░░] 0/3 · 0 points"))
    try lesson.press(.character("2"))
    #expect(lesson.text(20, 5).hasPrefix("✓ Right!\n  maison — house"))
    try lesson.press(.enter)
    try lesson.type("maisin, la plus belle du monde")
    #expect(lesson.text(20, 5).contains("> maisin, la plus be\nlle du monde"))
  }

  @Test func `the cursor stands behind what is typed, however it is broken`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .dictate)
    for (count, character) in "une maison qui est très très grande et belle".enumerated() {
      try lesson.press(.character(character))
      let size = ScreenSize(columns: 20, rows: 12)
      let frame = lesson.screen.view(size)
      let cursor = try #require(frame.cursor)
      #expect(cursor.column == (count + 3) % 20)
      #expect(frame.body.indices.contains(cursor.line))
      #expect(frame.body[cursor.line].width == cursor.column)
    }
  }
}
