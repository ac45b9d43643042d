public import Foundation
import Glibc

/// A PulseAudio server of a test's own: what is played into its only loudspeaker, which is heard
/// nowhere, comes out of its only microphone.
///
/// It ends with ``stop()`` and with the value; by itself two minutes after its last client went.
public final class PulseServer: @unchecked Sendable {
  /// The server did not come up.
  public struct Failure: Error, CustomStringConvertible {
    /// The reason.
    public let description: String
  }

  /// The name of the loudspeaker; the microphone's is the same with `.monitor` at the end.
  public static let loudspeaker = "virtual"

  /// What a client takes for `PULSE_SERVER`.
  public let address: String

  private let folder: String
  private var process: ChildProcess?

  /// Starts a server and waits until it answers.
  public init() throws {
    // Short: a socket's path has at most 107 bytes.
    folder = "/tmp/lla-\(UUID().uuidString.prefix(8).lowercased())"
    address = "unix:\(folder)/socket"
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    try launch()
    try waitForSocket()
  }

  deinit { stop() }

  /// Ends the server; safe to call again.
  public func stop() {
    process?.stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Runs a command of PulseAudio's on this server and returns what it wrote.
  public func run(_ command: String, _ arguments: String...) throws -> Data {
    try ChildProcess.output(
      of: "/usr/bin/\(command)",
      arguments,
      environment: environment.merging(["PULSE_SERVER": address]) { $1 }
    )
  }

  /// Starts to write down what comes out of the loudspeaker, 16 bit mono at a rate.
  public func capture(sampleRate: Int) throws -> PulseCapture {
    try PulseCapture(
      arguments: [
        "--device=\(Self.loudspeaker).monitor", "--format=s16le", "--channels=1",
        "--rate=\(sampleRate)", "--latency-msec=20", "--raw",
      ],
      environment: environment.merging(["PULSE_SERVER": address]) { $1 }
    )
  }

  private var environment: [String: String] {
    [
      "PATH": "/usr/bin:/bin", "HOME": folder, "XDG_RUNTIME_DIR": folder,
      "PULSE_RUNTIME_PATH": folder, "PULSE_STATE_PATH": folder,
      "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    ]
  }

  private func launch() throws {
    let options = [
      "-n", "--daemonize=no", "--system=false", "--use-pid-file=no", "--disable-shm",
      "--realtime=no", "--high-priority=no", "--exit-idle-time=120", "--log-target=stderr",
      "-L", "module-null-sink sink_name=\(Self.loudspeaker) rate=48000 channels=1",
      // Last, so that everything is there when the socket is.
      "-L", "module-native-protocol-unix socket=\(folder)/socket auth-anonymous=1",
    ]
    let log = open("\(folder)/log", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(log) }
    process = try ChildProcess(
      "/usr/bin/pulseaudio",
      options,
      environment: environment,
      output: log,
      error: log
    )
  }

  private func waitForSocket() throws {
    let end = ContinuousClock.now + .seconds(20)
    while !FileManager.default.fileExists(atPath: "\(folder)/socket") {
      guard ContinuousClock.now < end else {
        let log = try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)
        throw Failure(description: "pulseaudio did not come up: \(log ?? "is it installed?")")
      }
      usleep(5000)
    }
  }
}

/// What comes out of a loudspeaker, written down by PulseAudio's own recorder.
public final class PulseCapture: @unchecked Sendable {
  private let process: ChildProcess
  private let lock = NSLock()
  private var data = Data()
  private let reader = DispatchQueue(label: "lla.test.capture")

  init(arguments: [String], environment: [String: String]) throws {
    let pipe = try ChildProcess.pipe()
    process = try ChildProcess(
      "/usr/bin/parec",
      arguments,
      environment: environment,
      output: pipe.writing
    )
    close(pipe.writing)
    let output = FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: true)
    reader.async { [self] in
      while case let chunk = output.availableData, !chunk.isEmpty {
        lock.withLock { data.append(chunk) }
      }
    }
  }

  /// What was heard so far.
  public var samples: [Int16] {
    lock.withLock {
      data.withUnsafeBytes { bytes in
        stride(from: 0, to: bytes.count - 1, by: 2).map {
          Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: Int16.self))
        }
      }
    }
  }

  /// Waits until what was heard satisfies a condition; false if it didn't for half a minute.
  public func wait(until isEnough: ([Int16]) -> Bool) async throws -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    while !isEnough(samples) {
      guard ContinuousClock.now < end else { return false }
      try await Task.sleep(for: .milliseconds(20))
    }
    return true
  }

  /// Ends it and returns what was heard.
  public func stop() -> [Int16] {
    process.stop()
    reader.sync {}
    return samples
  }
}
