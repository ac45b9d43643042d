public import Foundation

/// How a program ended.
public enum ProgramEnd: Sendable, Equatable {
  /// By itself, with an exit code.
  case code(Int32)
  /// By a signal.
  case signal(Int32)

  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
  }
}

/// What a program wrote and how it ended.
public struct ProgramResult: Sendable {
  /// Standard output.
  public let output: String
  /// Standard error.
  public let errors: String
  /// How it ended.
  public let end: ProgramEnd
}

/// A program that runs beside the test, its three streams pipes of the test's.
///
/// Belongs to one thread. What it writes is read while the test waits for something.
public final class ProgramRun {
  /// Something that was waited for didn't happen.
  public struct Failure: Error, CustomStringConvertible {
    /// What it was, and what the program wrote.
    public let description: String

    /// A failure by what is said of it.
    public init(description: String) { self.description = description }
  }

  /// How long anything is waited for; generous, because machines are shared.
  public static let patience = Duration.seconds(120)

  /// The folder of the program under test: that of the running tests.
  public static let folder: URL = {
    let tests =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: tests).deletingLastPathComponent()
  }()

  /// The path of `lla`.
  public static let lla = folder.appendingPathComponent("lla").path

  /// What every run gets: no sound devices, no colour, no settings of the person who tests.
  public static let environment = [
    "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC", "HOME": "/dev/null/home",
    "PULSE_SERVER": "unix:/nonexistent", "ALSA_CONFIG_PATH": "/dev/null",
  ]

  /// The process.
  public let pid: pid_t
  /// Everything on standard output so far.
  public var output: String { String(decoding: bytes[0], as: UTF8.self) }
  /// Everything on standard error so far.
  public var errors: String { String(decoding: bytes[1], as: UTF8.self) }

  private var input: Int32
  private var outputs: [Int32]
  private var bytes = [Data(), Data()]
  private var ended: ProgramEnd?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: what follows its name on the command line.
  ///   - program: its path; `lla` where none is named.
  ///   - environment: laid over ``environment``.
  /// - Throws: ``Failure`` where it can't be started.
  public init(
    _ arguments: [String],
    program: String = ProgramRun.lla,
    environment: [String: String] = [:]
  ) throws {
    let streams = try ProgramSpawn.lock.withLock {
      let ends = (try Self.pipe(), try Self.pipe(), try Self.pipe())
      let inner = [ends.0.reading, ends.1.writing, ends.2.writing]
      defer { for descriptor in inner { close(descriptor) } }
      let pid = try ProgramSpawn.spawn(
        program,
        arguments,
        environment: Self.environment.merging(environment) { $1 },
        streams: inner
      )
      return (pid: pid, input: ends.0.writing, outputs: [ends.1.reading, ends.2.reading])
    }
    (pid, input, outputs) = streams
  }

  deinit {
    if ended == nil {
      kill(pid, SIGKILL)
      var status: Int32 = 0
      waitpid(pid, &status, 0)
    }
    for descriptor in outputs + [input] where descriptor >= 0 { close(descriptor) }
  }

  /// Runs a program to its end, with lines for its standard input.
  ///
  /// - Throws: ``Failure`` where it doesn't start or doesn't end.
  public static func run(
    _ arguments: [String],
    program: String = ProgramRun.lla,
    lines: [String] = [],
    environment: [String: String] = [:]
  ) throws -> ProgramResult {
    let run = try ProgramRun(arguments, program: program, environment: environment)
    for line in lines { run.write(line) }
    run.closeInput()
    return try run.finish()
  }

  /// Writes a line to its standard input; false where nobody reads it any more.
  @discardableResult
  public func write(_ line: String) -> Bool {
    guard input >= 0 else { return false }
    return ProgramSpawn.withoutPipeSignal {
      let text = Array((line + "\n").utf8)
      return Glibc.write(input, text, text.count) == text.count
    }
  }

  /// Ends its standard input.
  public func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Stops reading its standard output, as `head` does.
  public func closeOutput() {
    if outputs[0] >= 0 { close(outputs[0]) }
    outputs[0] = -1
  }

  /// Sends it a signal.
  public func send(_ signal: Int32) { kill(pid, signal) }

  /// Reads until its standard output satisfies a condition.
  ///
  /// - Returns: false where the output ended before.
  /// - Throws: ``Failure`` where that lasts too long.
  public func wait(until isEnough: (String) -> Bool) throws -> Bool {
    let deadline = ContinuousClock.now + Self.patience
    while !isEnough(output) {
      guard ContinuousClock.now < deadline else { throw failure("nothing came") }
      guard outputs[0] >= 0 else { return false }
      read(milliseconds: 200)
    }
    return true
  }

  /// Reads for a while, without waiting for anything in particular.
  public func read(for duration: Duration) {
    let deadline = ContinuousClock.now + duration
    while case let left = deadline - ContinuousClock.now, left > .zero {
      read(milliseconds: max(1, Int32(left / .milliseconds(1))))
      if outputs.allSatisfy({ $0 < 0 }) { return }
    }
  }

  /// Reads to the end of both streams and waits for the end of the program.
  ///
  /// - Throws: ``Failure`` where that lasts too long.
  public func finish() throws -> ProgramResult {
    let deadline = ContinuousClock.now + Self.patience
    while outputs.contains(where: { $0 >= 0 }) {
      guard ContinuousClock.now < deadline else { throw failure("it didn't end") }
      read(milliseconds: 200)
    }
    var status: Int32 = 0
    while ended == nil {
      if waitpid(pid, &status, WNOHANG) == pid { ended = ProgramEnd(status: status) }
      guard ContinuousClock.now < deadline else { throw failure("it didn't end") }
      if ended == nil { usleep(1000) }
    }
    return ProgramResult(output: output, errors: errors, end: ended ?? .code(-1))
  }

  private func failure(_ what: String) -> Failure {
    Failure(description: "\(what) in \(Self.patience)\nstdout:\n\(output)\nstderr:\n\(errors)")
  }

  private func read(milliseconds: Int32) {
    var polled = outputs.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return }
    for (index, one) in polled.enumerated() where one.fd >= 0 && one.revents != 0 {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = Glibc.read(one.fd, &buffer, buffer.count)
      if count > 0 {
        bytes[index].append(contentsOf: buffer[..<count])
      } else {
        close(one.fd)
        outputs[index] = -1
      }
    }
  }

  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw Failure(description: "no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
