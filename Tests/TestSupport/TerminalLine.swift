import Dispatch
import Foundation
import Synchronization

/// The line between a program and its terminal: reads on a thread of its own until the end.
final class TerminalLine: Sendable {
  /// What came over the line so far.
  struct State {
    var grid: ScreenGrid
    var lastOutput = ContinuousClock.now
    var status: Int32?
    var hangsUp = false
  }

  let state: Mutex<State>
  private let master: Mutex<Int32?>
  private let process: pid_t
  private let thread = DispatchQueue(label: "lla.test.terminal")

  init(master: Int32, process: pid_t, columns: Int, rows: Int) {
    state = Mutex(State(grid: ScreenGrid(columns: columns, rows: rows)))
    self.master = Mutex(master)
    self.process = process
  }

  /// Opens a new terminal: the end to hold, and the path of the other one.
  ///
  /// - Throws: ``PseudoTerminal/Failure``.
  static func open() throws -> (master: Int32, path: String) {
    // What `posix_openpt`, `unlockpt` and `ptsname` do; their headers hide them from Swift.
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    let master = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (locked, number): (Int32, UInt32) = (0, 0)
    guard master >= 0, ioctl(master, setLock, &locked) == 0, ioctl(master, getNumber, &number) == 0
    else {
      throw PseudoTerminal.Failure(description: "no terminal: \(String(cString: strerror(errno)))")
    }
    return (master, "/dev/pts/\(number)")
  }

  /// Begins to read.
  func start() {
    thread.async { [self] in
      if let descriptor = master.withLock({ $0 }) { read(descriptor) }
      master.withLock { descriptor in
        if let open = descriptor { Glibc.close(open) }
        descriptor = nil
      }
      reap()
    }
  }

  /// Sends bytes to the program; nothing where it is gone.
  func write(_ bytes: [UInt8]) {
    master.withLock { descriptor in
      guard let descriptor else { return }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Changes the size at both ends.
  func resize(columns: Int, rows: Int) {
    state.withLock { $0.grid.resize(columns: columns, rows: rows) }
    master.withLock { descriptor in
      if let descriptor { Self.set(columns: columns, rows: rows, of: descriptor) }
    }
  }

  /// Sets the size of a terminal; the kernel tells the program in front by SIGWINCH.
  static func set(columns: Int, rows: Int, of descriptor: Int32) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  private func read(_ descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !state.withLock({ $0.hangsUp }) {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 20) > 0 else { continue }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      // A terminal whose other end is closed gives an error, not an end.
      guard count > 0 else { return }
      state.withLock { state in
        state.grid.feed(buffer[..<count])
        state.lastOutput = .now
      }
    }
  }

  private func reap() {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    state.withLock { $0.status = signal == 0 ? (status >> 8) & 0xFF : 128 + signal }
  }
}
