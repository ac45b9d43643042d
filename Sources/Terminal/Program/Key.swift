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

  /// A sequence longer than this isn't one that a key sends.
  private static let maximumSequence = 16

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
    // A letter that breaks off must not swallow the keys behind it.
    let rest = pending.prefix(length).dropFirst()
    guard rest.allSatisfy({ (0x80...0xBF).contains($0) }) else { return take(1) }
    guard pending.count >= length else { return nil }
    let text = String(validating: pending.prefix(length), as: UTF8.self)
    guard let character = text?.first else { return take(1) }
    return take(length, .character(character))
  }

  private mutating func escape() -> [Key]? {
    guard pending.count > 1 else { return nil }
    guard pending[1] == 0x5B || pending[1] == 0x4F else { return take(1, .escape) }
    // Linux's console writes F1 to F5 as ESC [ [ A to E.
    let start = pending.count > 2 && pending[2] == 0x5B ? 3 : 2
    guard let end = pending.dropFirst(start).firstIndex(where: { !(0x20...0x3F).contains($0) })
    else { return pending.count > Self.maximumSequence ? take(pending.count) : nil }
    // A byte that can't stand in a sequence breaks it off and is read by itself.
    guard (0x40...0x7E).contains(pending[end]) else { return take(end) }
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
    var text = pasted ?? []
    for (index, byte) in pending.enumerated() {
      text.append(byte)
      if text.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
        pasted = nil
        pending.removeFirst(index + 1)
        return [.paste(Self.wholeCharacters(text.dropLast(Self.pasteEnd.count)))]
      }
      // What is too much is forgotten at once; only the end mark is still looked for.
      if text.count > Self.maximumPaste + Self.pasteEnd.count {
        text.remove(at: Self.maximumPaste)
      }
    }
    pasted = text
    pending = []
    return nil
  }

  /// The text of bytes without a letter at the end that the limit has cut.
  private static func wholeCharacters(_ bytes: ArraySlice<UInt8>) -> String {
    var kept = bytes.prefix(maximumPaste)
    if kept.count < bytes.count || bytes.count == maximumPaste {
      let tail = kept.reversed().prefix { (0x80...0xBF).contains($0) }.count
      let lead = kept.dropLast(tail).last ?? 0
      let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
      if length > tail + 1 { kept = kept.dropLast(tail + 1) }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

extension String {
  fileprivate init?(validating bytes: some Collection<UInt8>, as encoding: UTF8.Type) {
    let text = String(decoding: bytes, as: encoding)
    guard !text.contains("\u{FFFD}") else { return nil }
    self = text
  }
}
