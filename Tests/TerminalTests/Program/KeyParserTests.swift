import Learning
import Terminal
import Testing

@Suite struct `Keys read from bytes` {
  private func keys(_ text: String) -> [Key] {
    var parser = KeyParser()
    return parser.keys(from: Array(text.utf8))
  }

  @Test(
    arguments: [
      ("a", [Key.character("a")]), ("é", [.character("é")]),
      ("ñß", [.character("ñ"), .character("ß")]),
      ("€", [.character("€")]), ("😀", [.character("😀")]), ("\r", [.enter]), ("\n", [.enter]),
      ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{3}", [.control("c")]),
      ("\u{1A}", [.control("z")]), ("\u{0}\u{1C}\u{1F}", []),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
      ("\u{1B}OA\u{1B}OH\u{1B}OF", [.up, .home, .end]),
      ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[3~", [.home, .end, .home, .end, .delete]),
      ("\u{1B}[Z", [.backTab]), ("\u{1B}OM", [.enter]),
      ("\u{1B}[1;5A\u{1B}[15~a", [.character("a")]), ("\u{1B}q", [.escape, .character("q")]),
      ("\u{1B}\u{1B}[A", [.escape, .up]),
      // The function keys of Linux's console.
      ("\u{1B}[[A\u{1B}[[E", []),
      // A sequence that breaks off doesn't take along what follows.
      ("\u{1B}[é", [.character("é")]), ("\u{1B}[1;\u{1B}[A", [.up]),
      ("\u{1B}[\u{3}", [.control("c")]),
    ] as [(String, [Key])]
  )
  func `are what a terminal means by them`(_ bytes: String, _ expected: [Key]) {
    #expect(keys(bytes) == expected)
  }

  static let typed =
    "aé€😀\u{1B}[A\u{1B}OB\u{1B}[3~\u{1B}[1;5Cz\r\u{1B}[200~Où, \u{1B}[A\nß\u{1B}[201~\tñ\u{1B}[[Aq"

  @Test(arguments: 0...Array(typed.utf8).count)
  func `are the same wherever the bytes are split`(_ place: Int) {
    let bytes = Array(Self.typed.utf8)
    var parser = KeyParser()
    let pieces = parser.keys(from: bytes.prefix(place)) + parser.keys(from: bytes.dropFirst(place))
    #expect(pieces == keys(Self.typed))
    #expect(pieces.contains(.paste("Où, \u{1B}[A\nß")))
    #expect(pieces.suffix(3) == [.tab, .character("ñ"), .character("q")])
  }

  @Test func `are the same byte by byte`() {
    var parser = KeyParser()
    #expect(Self.typed.utf8.flatMap { parser.keys(from: [$0]) } == keys(Self.typed))
  }

  @Test func `a lone escape is a key once nothing follows`() {
    var parser = KeyParser()
    #expect(parser.timeout() == [])
    #expect(parser.keys(from: [0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.timeout() == [.escape])
    #expect(!parser.isWaiting)
    #expect(parser.timeout() == [])
  }

  @Test func `what stood behind a lone escape isn't lost`() {
    var parser = KeyParser()
    #expect(parser.keys(from: [0x1B, 0x5B]) == [])
    #expect(parser.timeout() == [.escape, .character("[")])
    #expect(parser.keys(from: Array("a".utf8)) == [.character("a")])
  }

  @Test func `a letter that breaks off swallows no key`() {
    var parser = KeyParser()
    #expect(parser.keys(from: [0xF0, 0x0D]) == [.enter])
    #expect(parser.keys(from: [0xC3, 0x61]) == [.character("a")])
    #expect(parser.keys(from: [0xE2, 0x82, 0x1B, 0x5B, 0x41]) == [.up])
    #expect(parser.keys(from: [0x80, 0xFF, 0xC0, 0xAF, 0xED, 0xA0, 0x80]) == [])
    #expect(parser.keys(from: Array("b".utf8)) == [.character("b")])
  }

  @Test func `a paste is one key, whatever is in it`() {
    #expect(keys("\u{1B}[200~\u{1B}[201~") == [.paste("")])
    #expect(keys("\u{1B}[200~q\r\u{3}\u{1B}[201~x") == [.paste("q\r\u{3}"), .character("x")])
    var parser = KeyParser()
    #expect(parser.keys(from: Array("\u{1B}[200~abc\u{1B}".utf8)) == [])
    #expect(!parser.isWaiting, "an escape inside a paste is no key")
    #expect(parser.timeout() == [])
    #expect(parser.keys(from: Array("[201~".utf8)) == [.paste("abc")])
  }

  @Test(arguments: [4_094, 4_095, 4_096, 4_097, 50_000])
  func `a paste is cut at a limit, and not inside a letter`(_ length: Int) throws {
    let text = String(repeating: "a", count: length - 1) + "é"
    let pasted = keys("\u{1B}[200~\(text)\u{1B}[201~x")
    #expect(pasted.count == 2 && pasted.last == .character("x"))
    guard case .paste(let kept) = pasted[0] else {
      Issue.record("\(pasted[0])")
      return
    }
    #expect(
      kept
        == String(decoding: text.utf8.prefix(length <= 4_095 ? length + 1 : 4_096), as: UTF8.self)
        .replacing("\u{FFFD}", with: "")
    )
    #expect(kept.utf8.count <= KeyParser.maximumPaste)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `rubbish never ends the program, and leaves a parser that still reads`(_ seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    var parser = KeyParser()
    let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x7E, 0xC3, 0xE2, 0xF0, 0x80, 0x32, 0x30, 0x3B, 0x41]
    for _ in 0..<50 {
      let piece = (0..<Int.random(in: 0..<20, using: &chance)).map { _ in
        Bool.random(using: &chance)
          ? UInt8.random(in: 0...255, using: &chance) : likely.randomElement(using: &chance) ?? 0
      }
      for key in parser.keys(from: piece) {
        if case .character(let character) = key { #expect(character != "\u{FFFD}") }
      }
      if Int.random(in: 0..<4, using: &chance) == 0 { _ = parser.timeout() }
    }
    // The end of a paste that may be open, and of a sequence that may be.
    _ = parser.keys(from: Array("\u{1B}[201~".utf8) + Array(repeating: 0x20, count: 20))
    _ = parser.timeout()
    #expect(parser.keys(from: Array("x".utf8)).last == .character("x"))
  }
}
