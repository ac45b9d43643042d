@preconcurrency import Dispatch
import Glibc
import Synchronization

/// The terminal that the program runs in: raw mode, size, keys, drawing; given back as it was.
final class TerminalDevice: Sendable {
  /// What reaches the program from the terminal.
  enum Event: Sendable {
    case bytes([UInt8])
    case resized
    case closed
    case suspend
  }

  private let original: Mutex<termios?> = Mutex(nil)
  private let shown: Mutex<[String]> = Mutex([])
  let colour: Bool

  /// The terminal of standard input and output.
  init(colour: Bool) { self.colour = colour }

  /// Whether a person sits at both ends.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  var size: ScreenSize {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
      return ScreenSize(columns: 80, rows: 24)
    }
    return ScreenSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Takes the terminal: keys one by one, another page, pasted text marked as such.
  func enter() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    original.withLock { $0 = $0 ?? settings }
    cfmakeraw(&settings)
    settings.c_oflag |= tcflag_t(OPOST)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    shown.withLock { $0 = [] }
    write("\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?25l\u{1B}[2J")
  }

  /// Gives the terminal back as it was.
  func leave() {
    guard let settings = original.withLock({ $0 }) else { return }
    write("\u{1B}[?2004l\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l")
    var copy = settings
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &copy)
    original.withLock { $0 = nil }
  }

  /// Draws a frame; only rows that changed are written.
  func draw(_ frame: Frame, size: ScreenSize) {
    let (lines, cursor) = frame.rows(for: size)
    let rows = lines.map { $0.clipped(to: size.columns).rendered(colour: colour) }
    var output = "\u{1B}[?25l"
    shown.withLock { shown in
      for (index, row) in rows.enumerated() where index >= shown.count || shown[index] != row {
        // Erased first: after a full row, xterm's cursor stands on its last character.
        output += "\u{1B}[\(index + 1);1H\u{1B}[0m\u{1B}[K\(row)\u{1B}[0m"
      }
      shown = rows
    }
    if let cursor {
      output += "\u{1B}[\(cursor.line + 1);\(min(cursor.column, size.columns - 1) + 1)H\u{1B}[?25h"
    }
    write(output)
  }

  /// Forgets what is shown, so that the next frame is drawn whole.
  func clear() {
    shown.withLock { $0 = [] }
    write("\u{1B}[2J")
  }

  private func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// What comes from the keyboard and from signals, until the stream is dropped.
  func events() -> AsyncStream<Event> {
    AsyncStream { continuation in
      let input = DispatchSource.makeReadSource(
        fileDescriptor: STDIN_FILENO,
        queue: .global(qos: .userInteractive)
      )
      input.setEventHandler {
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count > 0 {
          continuation.yield(.bytes(Array(buffer.prefix(count))))
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
          continuation.yield(.closed)
          input.cancel()
        }
      }
      let signals = [
        (SIGWINCH, Event.resized), (SIGTERM, .closed), (SIGHUP, .closed), (SIGINT, .closed),
        (SIGCONT, .resized),
      ].map { number, event in
        if number != SIGCONT && number != SIGWINCH { signal(number, SIG_IGN) }
        let source = DispatchSource.makeSignalSource(
          signal: number,
          queue: .global(qos: .userInteractive)
        )
        source.setEventHandler { continuation.yield(event) }
        source.resume()
        return source
      }
      input.resume()
      continuation.onTermination = { _ in
        input.cancel()
        for source in signals { source.cancel() }
        for number in [SIGTERM, SIGHUP, SIGINT] { signal(number, SIG_DFL) }
      }
    }
  }

  /// Ctrl+Z: gives the terminal back, stops, and takes it again when the program goes on.
  func suspend() {
    leave()
    kill(getpid(), SIGSTOP)
    enter()
  }
}

extension Line {
  /// The line cut at so many columns.
  func clipped(to columns: Int) -> Line {
    guard width > columns else { return self }
    var used = 0
    var kept: [Span] = []
    for span in spans {
      var text = ""
      for character in span.text {
        used += displayWidth(of: character)
        if used > columns { return Line(kept + [Span(text, span.style)]) }
        text.append(character)
      }
      kept.append(Span(text, span.style))
    }
    return Line(kept)
  }
}
