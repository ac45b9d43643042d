import Glibc

/// Standard input and output, line by line.
public struct LineConsole: Sendable {
  /// Lines longer than this are cut, in bytes.
  public static let maximumLine = 4096

  /// The columns that pictures may take; a pipe has no width of its own.
  public static let columns = 40

  private let colour: Bool

  /// A console with or without colour.
  public init(colour: Bool) { self.colour = colour }

  /// Prints lines.
  public func show(_ lines: [Line]) {
    for line in lines { print(line.rendered(colour: colour)) }
    fflush(nil)
  }

  /// Prints a prompt and reads an answer; nil at the end of the input.
  public func ask(_ prompt: String) -> String? {
    print(prompt, terminator: "")
    fflush(nil)
    let line = readLine(strippingNewline: true)
    // Where nobody types, nobody ends the line of the prompt either.
    if isatty(STDIN_FILENO) == 0 { print() }
    return line.map { String(decoding: $0.utf8.prefix(Self.maximumLine), as: UTF8.self) }
  }
}
