import Learning
import Terminal
import Testing

@Suite struct `A text field` {
  private func field(_ keys: [Key]) -> TextField {
    var field = TextField()
    for key in keys {
      let taken = field.take(key)
      #expect(taken)
    }
    return field
  }

  private func typed(_ text: String) -> [Key] { text.map { Key.character($0) } }

  @Test(
    arguments: [
      ("maison", [], "maison", 6), ("maison", [.left, .left, .backspace], "maion", 3),
      ("maison", [.home, .delete], "aison", 0), ("maison", [.home, .backspace], "maison", 0),
      ("maison", [.delete], "maison", 6),
      ("maison", [.home, .left, .character("X")], "Xmaison", 1),
      ("maison", [.right, .right], "maison", 6),
      ("la maison", [.control("w")], "la ", 3), ("la maison ", [.control("w")], "la ", 3),
      ("la maison", [.control("u")], "", 0), ("", [.control("w"), .backspace, .delete], "", 0),
      ("maison", [.control("a"), .character("l"), .control("e"), .character("s")], "lmaisons", 8),
      ("la maison", [.left, .left, .control("w")], "la on", 3),
    ] as [(String, [Key], String, Int)]
  )
  func `is edited at the cursor`(_ text: String, _ keys: [Key], _ expected: String, _ cursor: Int) {
    let field = field(typed(text) + keys)
    #expect(field.text == expected)
    #expect(field.cursor == cursor)
  }

  @Test func `puts a combining mark on the letter before the cursor`() {
    var field = field(typed("cafe") + [.character("\u{301}")])
    #expect(field.text == "café")
    #expect(field.cursor == 4)
    #expect(field.cursorColumn == 4)
    let taken = field.take(.backspace)
    #expect(taken)
    #expect(field.text == "caf")
  }

  @Test func `counts wide letters as two columns`() {
    let field = field(typed("日本a") + [.left])
    #expect(field.cursor == 2)
    #expect(field.cursorColumn == 4)
  }

  @Test func `takes a paste at the cursor, its lines joined by spaces`() {
    let field = field(typed("ab") + [.left, .paste("guten\nTag\r\n")])
    #expect(field.text == "aguten Tag b")
    #expect(field.cursor == 11)
  }

  @Test func `takes no more than it holds`() {
    let long = String(repeating: "é", count: 500)
    let full = field([.paste(long), .character("x")])
    #expect(full.text.count == TextField.maximumLength)
    #expect(full.cursor == TextField.maximumLength)
    let middle = field(typed("ab") + [.left, .paste(long)])
    #expect(middle.text.count == TextField.maximumLength)
    #expect(middle.text.hasSuffix("b"))
  }

  @Test func `leaves keys that aren't for it to others`() {
    var field = TextField()
    for key in [Key.enter, .tab, .backTab, .escape, .up, .down, .control("c"), .control("z")] {
      let taken = field.take(key)
      #expect(!taken)
    }
    #expect(field == TextField())
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `keeps its cursor inside the text, whatever is pressed`(_ seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let keys: [Key] = [
      .character("a"), .character(" "), .character("\u{301}"), .character("日"), .character("🇩🇪"),
      .character("\u{200D}"), .character("👩"), .backspace, .delete, .left, .right, .home, .end,
      .control("w"), .paste("e\u{301} x\n"), .paste("\u{1F1E9}"), .paste("\u{308}"),
    ]
    var field = TextField()
    for _ in 0..<200 {
      guard let key = keys.randomElement(using: &chance) else { continue }
      let taken = field.take(key)
      #expect(taken)
      #expect((0...field.text.count).contains(field.cursor))
      #expect(field.text.count <= TextField.maximumLength)
      #expect(field.cursorColumn <= displayWidth(of: field.text))
    }
  }
}
