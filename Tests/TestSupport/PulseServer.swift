import Foundation

/// A PulseAudio server of a test's own: what is played into its only loudspeaker, which is heard
/// nowhere, comes out of its only microphone.
///
/// It ends with ``stop()``, with the value, and with the test's process however that ends.
public final class PulseServer: @unchecked Sendable {
  /// The server did not come up.
  public struct Failure: Error, CustomStringConvertible {
    /// What the server wrote before it gave up.
    public let description: String
  }

  /// The name of the loudspeaker; the microphone's is the same with `.monitor` at the end.
  public static let loudspeaker = "virtual"

  /// What a client takes for `PULSE_SERVER`.
  public let address: String

  private let folder: String
  private let shell = Process()
  private let lifeline = Pipe()

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
    // A line besides the end of the pipe, which a process started meanwhile may hold open.
    try? lifeline.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    try? lifeline.fileHandleForWriting.close()
    shell.waitBriefly()
  }

  /// Starts to write down what comes out of the loudspeaker, 16 bit mono at a rate.
  public func capture(sampleRate: Int) throws -> PulseCapture {
    try PulseCapture(
      arguments: [
        "--device=\(Self.loudspeaker).monitor", "--format=s16le", "--channels=1",
        "--rate=\(sampleRate)", "--latency-msec=20", "--raw",
      ],
      file: "\(folder)/heard-\(UUID().uuidString)",
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
      "-L", "'module-null-sink sink_name=\(Self.loudspeaker) rate=48000 channels=1'",
      // Last, so that everything is there when the socket is.
      "-L", "'module-native-protocol-unix socket=\(folder)/socket auth-anonymous=1'",
    ]
    // The pipe closes when this process ends, whatever the reason; `read` returns then. Signals
    // are blocked in what a task's thread starts: no `wait`, which needs one, and no mild `kill`.
    let script = """
      pulseaudio \(options.joined(separator: " ")) >\(folder)/log 2>&1 &
      read -r line
      kill -9 $!
      rm -rf \(folder)
      """
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script]
    shell.environment = environment
    shell.standardInput = lifeline
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    // Else the shell would hold its own pipe open.
    _ = fcntl(lifeline.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    try shell.run()
    try lifeline.fileHandleForReading.close()
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
  private let process = Process()
  private let file: FileHandle

  init(arguments: [String], file path: String, environment: [String: String]) throws {
    try Data().write(to: URL(fileURLWithPath: path))
    file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    process.executableURL = URL(fileURLWithPath: "/usr/bin/parec")
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { _ = stop() }

  /// What was heard so far.
  public var samples: [Int16] {
    var status = stat()
    guard fstat(file.fileDescriptor, &status) == 0 else { return [] }
    let count = Int(status.st_size) / 2
    return [Int16](unsafeUninitializedCapacity: count) { buffer, read in
      read = max(0, pread(file.fileDescriptor, buffer.baseAddress, count * 2, 0) / 2)
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
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitBriefly()
    return samples
  }
}

extension Process {
  /// Waits until a process that was told to end has ended, without a run loop.
  fileprivate func waitBriefly() {
    let end = ContinuousClock.now + .seconds(10)
    while isRunning, ContinuousClock.now < end { usleep(2000) }
  }
}
