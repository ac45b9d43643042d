public import Foundation
import Glibc

/// A process that a test starts, with clean signals.
///
/// Foundation's `Process` hands on the blocked signals of the thread that starts it, and waits in
/// vain where somebody else has reaped its child.
public final class ChildProcess: @unchecked Sendable {
  /// The process could not be started.
  public struct Failure: Error, CustomStringConvertible {
    /// The program and the system's reason.
    public let description: String
  }

  /// The process id.
  public let id: pid_t

  private let lock = NSLock()
  private var ended: Int32?

  /// Starts a program by its path; output and error go nowhere where no file is given for them.
  ///
  /// - Throws: ``Failure``.
  public init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    output: Int32? = nil,
    error: Int32? = nil
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (target, source) in [(Int32(1), output), (2, error)] {
      if let source {
        posix_spawn_file_actions_adddup2(&actions, source, target)
      } else {
        posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_WRONLY, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    )
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var id = pid_t()
    let status = posix_spawn(&id, program, &actions, &attributes, words, variables)
    guard status == 0 else {
      throw Failure(description: "\(program): \(String(cString: strerror(status)))")
    }
    self.id = id
  }

  deinit { stop() }

  /// Ends the process at once and waits for it; safe to call again.
  public func stop() {
    lock.withLock {
      guard ended == nil else { return }
      kill(id, SIGKILL)
    }
    _ = wait()
  }

  /// Waits for the process and returns its exit code, or 128 and the signal.
  public func wait() -> Int32 {
    while true {
      if let ended = lock.withLock({ ended }) { return ended }
      var status: Int32 = 0
      let result = waitpid(id, &status, WNOHANG)
      if result == id {
        let signal = status & 0x7F
        let code = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
        lock.withLock { ended = code }
      } else if result < 0, errno == ECHILD {
        lock.withLock { ended = ended ?? 0 }
      } else {
        usleep(2000)
      }
    }
  }

  /// Runs a program to its end and returns what it wrote to standard output.
  public static func output(
    of program: String,
    _ arguments: [String],
    environment: [String: String]
  ) throws -> Data {
    let pipe = try Self.pipe()
    let child = try ChildProcess(
      program,
      arguments,
      environment: environment,
      output: pipe.writing
    )
    close(pipe.writing)
    let reader = FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: true)
    let data = reader.readDataToEndOfFile()
    _ = child.wait()
    return data
  }

  /// A pipe that no other process inherits.
  public static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw Failure(description: "no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
