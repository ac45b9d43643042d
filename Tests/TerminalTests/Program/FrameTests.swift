import Testing

@testable import Terminal

@Suite struct `A frame` {
  private func lines(_ count: Int, _ name: String = "line") -> [Line] {
    (0..<count).map { Line("\(name) \($0)") }
  }

  @Test(arguments: 0..<12, 0..<8)
  func `fills every row of the screen, its foot at the bottom`(_ body: Int, _ foot: Int) {
    let size = ScreenSize(columns: 20, rows: 5)
    for focus in [nil, 0, 3, 11] {
      let frame = Frame(body: lines(body), foot: lines(foot, "foot"), focus: focus)
      let rows = frame.rows(for: size).lines
      #expect(rows.count == 5)
      if foot > 0 { #expect(rows.last?.text == "foot \(foot - 1)") }
      if body > 0 { #expect(rows.contains { $0.text.hasPrefix("line") }) }
      if let focus, focus < body, foot < 5 { #expect(rows.contains(Line("line \(focus)"))) }
    }
  }

  @Test func `is cut from the top, where it doesn't fit`() {
    let frame = Frame(body: lines(7), foot: ["foot"], cursor: .init(line: 6, column: 2))
    let (rows, cursor) = frame.rows(for: ScreenSize(columns: 20, rows: 5))
    #expect(rows.map(\.text) == ["line 3", "line 4", "line 5", "line 6", "foot"])
    #expect(cursor == .init(line: 3, column: 2))
  }

  @Test func `keeps the line that matters, and hides a cursor that is cut away`() {
    let frame = Frame(body: lines(9), cursor: .init(line: 8, column: 0), focus: 1)
    let (rows, cursor) = frame.rows(for: ScreenSize(columns: 20, rows: 5))
    #expect(rows.map(\.text) == ["line 1", "line 2", "line 3", "line 4", "line 5"])
    #expect(cursor == nil)
    let top = Frame(body: lines(9), cursor: .init(line: 0, column: 0))
    #expect(top.rows(for: ScreenSize(columns: 20, rows: 5)).cursor == nil)
  }

  @Test func `a size that is absurd is mended`() {
    #expect(ScreenSize(columns: 0, rows: -3) == ScreenSize(columns: 20, rows: 5))
  }
}
