/// A line that is typed, with its cursor.
public struct TextField: Sendable, Hashable {
  /// A field takes at most so many characters.
  public static let maximumLength = 200

  /// The text so far.
  public private(set) var text = ""
  /// The place of the cursor, in characters from the start.
  public private(set) var cursor = 0

  /// An empty field.
  public init() {}

  /// The columns before the cursor.
  public var cursorColumn: Int { displayWidth(of: String(text.prefix(cursor))) }

  /// Takes a key; tells whether it was one for a text field.
  public mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let text): insert(String(text.map { $0.isNewline ? " " : $0 }))
    case .backspace: remove(at: cursor - 1)
    case .delete: remove(at: cursor)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    case .control("u"): self = TextField()
    case .control("w"): removeWord()
    default: return false
    }
    return true
  }

  private mutating func insert(_ addition: String) {
    let before = text.count
    let room = max(0, Self.maximumLength - before)
    text.insert(
      contentsOf: addition.prefix(room),
      at: text.index(text.startIndex, offsetBy: cursor)
    )
    cursor = min(text.count, cursor + max(0, text.count - before))
  }

  private mutating func remove(at place: Int) {
    guard place >= 0, place < text.count else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: place))
    cursor = place
  }

  private mutating func removeWord() {
    while cursor > 0, Array(text)[cursor - 1] == " " { remove(at: cursor - 1) }
    while cursor > 0, Array(text)[cursor - 1] != " " { remove(at: cursor - 1) }
  }
}
