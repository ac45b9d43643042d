/// A key, or text that was pasted.
public enum Key: Sendable, Hashable {
  case character(Character)
  case enter, tab, backTab, backspace, delete, escape
  case up, down, left, right, home, end
  case control(Character)
  case paste(String)
}

/// Turns the bytes of a terminal into keys; sequences may arrive in pieces.
public struct KeyParser: Sendable {
  /// A pasted text is cut after so many bytes.
  public static let maximumPaste = 4096

  private var pending: [UInt8] = []
  private var pasted: [UInt8]?

  /// A parser with nothing pending.
  public init() {}

  /// Whether an escape waits for what may follow it.
  public var isWaiting: Bool { pasted == nil && pending.first == 0x1B }

  /// The keys in these bytes, as far as they are complete.
  public mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let key = next() { keys += key }
    return keys
  }

  /// What an escape was, when nothing followed it in time: the escape key.
  public mutating func timeout() -> [Key] {
    guard isWaiting else { return [] }
    pending.removeFirst()
    return [.escape] + keys(from: [])
  }

  /// The next keys (none where bytes mean nothing), or nil where more bytes are needed.
  private mutating func next() -> [Key]? {
    if pasted != nil { return paste() }
    guard let first = pending.first else { return nil }
    switch first {
    case 0x1B: return escape()
    case 0x0D, 0x0A: return take(1, .enter)
    case 0x09: return take(1, .tab)
    case 0x7F, 0x08: return take(1, .backspace)
    case 0x01...0x1A: return take(1, .control(Character(UnicodeScalar(first + 0x60))))
    case 0x00, 0x1C...0x1F: return take(1)
    default: return character(first)
    }
  }

  private mutating func take(_ count: Int, _ keys: Key...) -> [Key] {
    pending.removeFirst(count)
    return keys
  }

  private mutating func character(_ first: UInt8) -> [Key]? {
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard pending.count >= length else { return nil }
    let text = String(validating: pending.prefix(length), as: UTF8.self)
    guard let character = text?.first else { return take(1) }
    return take(length, .character(character))
  }

  private mutating func escape() -> [Key]? {
    guard pending.count > 1 else { return nil }
    guard pending[1] == 0x5B || pending[1] == 0x4F else { return take(1, .escape) }
    guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return pending.count > 16 ? take(pending.count) : nil
    }
    let sequence = String(decoding: pending[2...end], as: UTF8.self)
    pending.removeFirst(end + 1)
    if sequence == "200~" {
      pasted = []
      return []
    }
    return Self.sequences[sequence].map { [$0] } ?? []
  }

  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home,
    "4~": .end, "7~": .home, "8~": .end, "3~": .delete, "Z": .backTab, "M": .enter,
  ]

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func paste() -> [Key]? {
    while !pending.isEmpty {
      pasted?.append(pending.removeFirst())
      guard let text = pasted, text.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] else {
        continue
      }
      pasted = nil
      let kept = text.dropLast(Self.pasteEnd.count).prefix(Self.maximumPaste)
      return [.paste(String(decoding: kept, as: UTF8.self))]
    }
    return nil
  }
}

extension String {
  fileprivate init?(validating bytes: some Collection<UInt8>, as encoding: UTF8.Type) {
    let text = String(decoding: bytes, as: encoding)
    guard !text.contains("\u{FFFD}") else { return nil }
    self = text
  }
}
