/// Takes the bytes that a program writes to a terminal apart.
struct TerminalInput: Sendable {
  /// What the bytes mean.
  enum Token: Equatable {
    case scalar(Unicode.Scalar)
    case control(UInt8)
    case sequence(parameters: [Int], isPrivate: Bool, final: UInt8)
  }

  private enum State {
    case text, escape, sequence, command
  }

  private var state = State.text
  private var pending: [UInt8] = []

  /// Takes a byte; gives what it completes.
  mutating func take(_ byte: UInt8) -> Token? {
    switch state {
    case .text: return text(byte)
    case .escape:
      pending = []
      state =
        byte == UInt8(ascii: "[") ? .sequence : byte == UInt8(ascii: "]") ? .command : .text
    case .sequence:
      guard (0x40...0x7E).contains(byte) else {
        pending.append(byte)
        return nil
      }
      state = .text
      return sequence(byte)
    case .command:
      // A command to the window, such as its title, up to its bell.
      if byte == 0x07 { state = .text }
      if byte == 0x1B { state = .escape }
    }
    return nil
  }

  private mutating func text(_ byte: UInt8) -> Token? {
    if byte == 0x1B {
      pending = []
      state = .escape
      return nil
    }
    if byte < 0x20 || byte == 0x7F { return .control(byte) }
    pending.append(byte)
    let first = pending[0]
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard pending.count == length else { return nil }
    defer { pending = [] }
    return String(decoding: pending, as: UTF8.self).unicodeScalars.first.map { .scalar($0) }
  }

  private mutating func sequence(_ final: UInt8) -> Token {
    let isPrivate = pending.first == UInt8(ascii: "?")
    let text = String(decoding: isPrivate ? pending.dropFirst() : pending[...], as: UTF8.self)
    pending = []
    let parameters = text.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    return .sequence(
      parameters: text.isEmpty ? [] : parameters,
      isPrivate: isPrivate,
      final: final
    )
  }
}
