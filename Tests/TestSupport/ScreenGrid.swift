import Glibc

/// A small terminal: what a program wrote, as a person would see it.
///
/// It knows the part of ECMA-48 and xterm's private modes that full-screen programs use: cursor
/// movement, erasing, colours, the alternate screen. Anything else is read over.
public struct ScreenGrid: Sendable {
  /// The columns of the terminal.
  public private(set) var columns: Int
  /// The rows of the terminal.
  public private(set) var rowCount: Int
  /// The row and the column of the cursor, from 0.
  public private(set) var cursor = (row: 0, column: 0)
  /// Whether the cursor is shown.
  public private(set) var isCursorVisible = true
  /// Whether the alternate screen is on.
  public private(set) var isAlternate = false
  /// Whether pasted text is marked as such.
  public private(set) var marksPastes = false
  /// Whether anything was ever written in a colour.
  public private(set) var wasColoured = false
  /// Whether anything was ever written bold, faint or inverse.
  public private(set) var wasStyled = false
  /// Whether a row of the alternate screen was written over its end since it was last cleared.
  public private(set) var hasOverflowed = false

  private var cells: [[Cell]]
  private var primary: [[Cell]]?
  private var primaryCursor = (row: 0, column: 0)
  private var style = Style()
  private var wraps = false
  private var input = TerminalInput()

  /// An empty terminal of a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    rowCount = rows
    cells = Self.blank(columns, rows)
  }

  /// The rows as text, without the spaces at their ends.
  public var rows: [String] {
    cells.map { row in
      var text = row.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// All rows as one text.
  public var text: String { rows.joined(separator: "\n") }

  /// Whether a text stands on the screen, however its lines are broken and its spaces made.
  public func shows(_ text: String) -> Bool {
    Self.words(of: rows.joined(separator: " ")).contains(Self.words(of: text))
  }

  private static func words(of text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether any cell of a row has a colour.
  public func isColoured(row: Int) -> Bool { cells[row].contains { $0.style.colour != nil } }

  /// Takes what a program wrote.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard let token = input.take(byte) else { continue }
      switch token {
      case .scalar(let scalar): put(scalar)
      case .control(let code): control(code)
      case .sequence(let parameters, let isPrivate, let final):
        if isPrivate { mode(parameters, final) } else { sequence(parameters, final) }
      }
    }
  }

  /// Changes the size; what is beyond it is lost.
  public mutating func resize(columns: Int, rows: Int) {
    cells = Self.fitted(cells, columns, rows)
    primary = primary.map { Self.fitted($0, columns, rows) }
    self.columns = columns
    rowCount = rows
    move(cursor.row, cursor.column)
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = CharacterWidth.of(scalar)
    if width == 0 {
      let column = wraps ? columns - 1 : max(0, cursor.column - 1)
      cells[cursor.row][column].text.unicodeScalars.append(scalar)
      return
    }
    if wraps || cursor.column + width > columns {
      hasOverflowed = hasOverflowed || isAlternate
      cursor.column = 0
      lineFeed()
    }
    cells[cursor.row][cursor.column] = Cell(text: String(scalar), style: style)
    if width == 2 { cells[cursor.row][cursor.column + 1] = Cell(text: "", style: style) }
    wasColoured = wasColoured || style.colour != nil
    wasStyled = wasStyled || style.isMarked
    wraps = cursor.column + width >= columns
    cursor.column = min(columns - 1, cursor.column + width)
  }

  private mutating func control(_ code: UInt8) {
    switch code {
    case 0x08: move(cursor.row, cursor.column - 1)
    case 0x09: move(cursor.row, (cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: move(cursor.row, 0)
    default: break
    }
  }

  private mutating func lineFeed() {
    wraps = false
    guard cursor.row == rowCount - 1 else {
      cursor.row += 1
      return
    }
    cells.removeFirst()
    cells.append(Self.blank(columns, 1)[0])
  }

  private mutating func move(_ row: Int, _ column: Int) {
    wraps = false
    cursor = (max(0, min(rowCount - 1, row)), max(0, min(columns - 1, column)))
  }

  private mutating func sequence(_ parameters: [Int], _ final: UInt8) {
    let count = max(1, parameters.first ?? 1)
    switch final {
    case UInt8(ascii: "A"): move(cursor.row - count, cursor.column)
    case UInt8(ascii: "B"): move(cursor.row + count, cursor.column)
    case UInt8(ascii: "C"): move(cursor.row, cursor.column + count)
    case UInt8(ascii: "D"): move(cursor.row, cursor.column - count)
    case UInt8(ascii: "G"): move(cursor.row, count - 1)
    case UInt8(ascii: "d"): move(count - 1, cursor.column)
    case UInt8(ascii: "H"), UInt8(ascii: "f"):
      move(count - 1, max(1, parameters.dropFirst().first ?? 1) - 1)
    case UInt8(ascii: "J"): eraseScreen(parameters.first ?? 0)
    case UInt8(ascii: "K"): eraseRow(parameters.first ?? 0)
    case UInt8(ascii: "m"): style.apply(parameters.isEmpty ? [0] : parameters)
    default: break
    }
  }

  private mutating func eraseRow(_ part: Int) {
    let range =
      switch part {
      case 0: cursor.column..<columns
      case 1: 0..<cursor.column + 1
      default: 0..<columns
      }
    for column in range { cells[cursor.row][column] = Cell() }
  }

  private mutating func eraseScreen(_ part: Int) {
    let others =
      switch part {
      case 0: cursor.row + 1..<rowCount
      case 1: 0..<cursor.row
      default: 0..<rowCount
      }
    eraseRow(part)
    if part == 2 { hasOverflowed = false }
    for row in others { cells[row] = Self.blank(columns, 1)[0] }
  }

  private mutating func mode(_ parameters: [Int], _ final: UInt8) {
    guard final == UInt8(ascii: "h") || final == UInt8(ascii: "l") else { return }
    let isOn = final == UInt8(ascii: "h")
    for parameter in parameters {
      switch parameter {
      case 25: isCursorVisible = isOn
      case 2004: marksPastes = isOn
      case 1049: alternate(isOn)
      default: break
      }
    }
  }

  private mutating func alternate(_ isOn: Bool) {
    guard isOn != isAlternate else { return }
    isAlternate = isOn
    if isOn {
      primary = cells
      primaryCursor = cursor
      cells = Self.blank(columns, rowCount)
    } else if let before = primary {
      cells = before
      primary = nil
      move(primaryCursor.row, primaryCursor.column)
    }
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[Cell]] {
    [[Cell]](repeating: [Cell](repeating: Cell(), count: columns), count: rows)
  }

  private static func fitted(_ cells: [[Cell]], _ columns: Int, _ rows: Int) -> [[Cell]] {
    var result = blank(columns, rows)
    for (row, old) in cells.prefix(rows).enumerated() {
      for (column, cell) in old.prefix(columns).enumerated() { result[row][column] = cell }
    }
    return result
  }
}

/// A place of the screen.
private struct Cell: Sendable {
  var text = " "
  var style = Style()
}

/// How text looks.
private struct Style: Sendable {
  var colour: Int?
  var isMarked = false

  mutating func apply(_ parameters: [Int]) {
    for parameter in parameters {
      switch parameter {
      case 0: self = Style()
      case 1, 2, 7: isMarked = true
      case 30...38, 40...48, 90...97, 100...107: colour = parameter
      case 39, 49: colour = nil
      default: break
      }
    }
  }
}

/// The columns of a character, as the C library has them.
private enum CharacterWidth {
  private typealias Measure = @convention(c) (Int32) -> Int32

  private nonisolated(unsafe) static let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
  // Its header shows it only to those who ask for X/Open, which Swift doesn't.
  private static let measure = unsafeBitCast(dlsym(nil, "wcwidth"), to: Measure.self)

  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    let before = uselocale(locale)
    defer { uselocale(before) }
    return max(0, Int(measure(Int32(bitPattern: scalar.value))))
  }
}
