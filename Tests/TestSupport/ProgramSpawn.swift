import Foundation

/// What POSIX needs to start a program and to write to one that may be gone.
enum ProgramSpawn {
  /// Held while pipes are made and programs started, so that none inherits another's pipes.
  static let lock = NSLock()

  /// Starts a program whose standard streams are the given descriptors.
  static func spawn(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    streams: [Int32]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    resetSignals(&attributes)
    var pid: pid_t = 0
    let result = withStrings([program] + arguments) { arguments in
      withStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&pid, program, &actions, &attributes, arguments, environment)
      }
    }
    guard result == 0 else {
      throw ProgramRun.Failure(description: "\(program): \(String(cString: strerror(result)))")
    }
    return pid
  }

  /// The program meets signals as from a shell, whatever the tests do with theirs.
  private static func resetSignals(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGQUIT, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, flags)
  }

  private static func withStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  /// Runs a write that may meet a closed pipe without ending the tests by SIGPIPE.
  static func withoutPipeSignal(_ write: () -> Bool) -> Bool {
    var pipe = sigset_t()
    var before = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    if write() { return true }
    var now = timespec()
    sigtimedwait(&pipe, nil, &now)
    return false
  }
}
