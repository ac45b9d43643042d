import Dispatch
public import Foundation
import Synchronization

/// A program in a terminal of its own, with a person's hands and eyes.
///
/// The program ends with the value, and with the test's process.
public final class PseudoTerminal: Sendable {
  /// What did not happen, and what stood on the screen instead.
  public struct Failure: Error, CustomStringConvertible {
    /// The sentence and the screen.
    public let description: String

    /// A failure by what is said of it.
    public init(description: String) { self.description = description }
  }

  /// A key that is no letter.
  public enum Key: String, Sendable {
    case enter = "\r"
    case tab = "\t"
    case backTab = "\u{1B}[Z"
    case escape = "\u{1B}"
    case up = "\u{1B}[A"
    case down = "\u{1B}[B"
    case right = "\u{1B}[C"
    case left = "\u{1B}[D"
    case backspace = "\u{7F}"
    case controlC = "\u{03}"
    case controlU = "\u{15}"
    case controlZ = "\u{1A}"
  }

  /// Whatever is waited for is given up after so long.
  public static let patience = Duration.seconds(8)

  /// The id of the program's process.
  public let process: pid_t

  private let line: TerminalLine

  /// Starts a program in a terminal of a size, with these variables and no others.
  ///
  /// - Throws: ``Failure`` where the terminal or the program can't be had.
  public init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    let (master, name) = try TerminalLine.open()
    TerminalLine.set(columns: columns, rows: rows, of: master)
    do {
      process = try Self.spawn(program, arguments, environment, terminal: name)
    } catch {
      close(master)
      throw error
    }
    line = TerminalLine(master: master, process: process, columns: columns, rows: rows)
    line.start()
  }

  deinit { kill() }

  /// What stands on the screen.
  public var screen: ScreenGrid { line.state.withLock { $0.grid } }

  /// The exit code, or 128 and the signal; nil while the program runs.
  public var status: Int32? { line.state.withLock { $0.status } }

  /// Types a text.
  public func send(_ text: String) { line.write(Array(text.utf8)) }

  /// Presses keys.
  public func press(_ keys: Key...) {
    for key in keys { send(key.rawValue) }
  }

  /// Pastes a text.
  public func paste(_ text: String) { send("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Makes the window larger or smaller; the program gets SIGWINCH.
  public func resize(columns: Int, rows: Int) { line.resize(columns: columns, rows: rows) }

  /// Sends the program a signal.
  public func signal(_ number: Int32) {
    line.state.withLock { state in
      if state.status == nil { _ = Glibc.kill(process, number) }
    }
  }

  /// Closes the window while the program runs.
  public func hangUp() { line.state.withLock { $0.hangsUp = true } }

  /// Ends the program at once.
  public func kill() { signal(SIGKILL) }

  /// Waits until the screen satisfies a condition and nothing more is being drawn.
  ///
  /// - Returns: the screen.
  /// - Throws: ``Failure`` with the whole screen, when it takes too long or the program ended.
  @discardableResult
  public func wait(
    until what: String,
    _ isReached: (ScreenGrid) throws -> Bool
  ) async throws -> ScreenGrid {
    let end = ContinuousClock.now + Self.patience
    while true {
      let (grid, isQuiet, status) = line.state.withLock { state in
        (state.grid, ContinuousClock.now - state.lastOutput > .milliseconds(15), state.status)
      }
      if isQuiet, try isReached(grid) { return grid }
      if let status, isQuiet { throw failure("ended with \(status) before \(what)", grid) }
      guard ContinuousClock.now < end else { throw failure("never came to \(what)", grid) }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits until a text stands on the screen, however its lines are broken.
  @discardableResult
  public func waitForText(_ text: String) async throws -> ScreenGrid {
    try await wait(until: "“\(text)”") { $0.shows(text) }
  }

  /// Waits until the program ends and returns its exit code, or 128 and the signal.
  public func exitCode() async throws -> Int32 {
    let end = ContinuousClock.now + Self.patience
    while true {
      if let status { return status }
      guard ContinuousClock.now < end else { throw failure("did not end", screen) }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  private func failure(_ what: String, _ grid: ScreenGrid) -> Failure {
    let frame = String(repeating: "─", count: grid.columns)
    return Failure(description: "The program \(what):\n\(frame)\n\(grid.text)\n\(frame)")
  }

  private static func spawn(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String],
    terminal: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the head of a new session opens becomes that session's own.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | 0x80  // SETSID
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var process = pid_t()
    let status = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
    guard status == 0 else {
      throw Failure(description: "\(program): \(String(cString: strerror(status)))")
    }
    return process
  }
}
