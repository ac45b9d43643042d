import CPulse

/// A connection to a PulseAudio server, turned by the thread that waits for something.
///
/// It never starts a server, and gives up on one that does not answer.
final class PulseConnection {
  /// How long a server may take to answer.
  static let patience = Duration.seconds(2)
  /// How long one turn waits at most.
  private static let turnMicroseconds: Int32 = 10_000

  let context: OpaquePointer
  private let loop: OpaquePointer

  /// Connects to a server, or to the user's own if it is nil.
  init(server: String?) throws(SoundFailure) {
    guard let loop = pa_mainloop_new() else {
      throw SoundFailure(reason: "PulseAudio: pa_mainloop_new")
    }
    guard let context = pa_context_new(pa_mainloop_get_api(loop), "LLA") else {
      pa_mainloop_free(loop)
      throw SoundFailure(reason: "PulseAudio: pa_context_new")
    }
    self.loop = loop
    self.context = context
    guard pa_context_connect(context, server, PA_CONTEXT_NOAUTOSPAWN, nil) >= 0 else {
      throw failure()
    }
    let ready = try wait(atMost: Self.patience) {
      pa_context_get_state(context) == PA_CONTEXT_READY
    }
    guard ready else { throw unanswered() }
  }

  deinit {
    pa_context_disconnect(context)
    pa_context_unref(context)
    pa_mainloop_free(loop)
  }

  /// Turns the loop until something is so.
  ///
  /// - Returns: whether it came to be so, and neither took too long nor stopped being wanted.
  func wait(
    atMost limit: Duration,
    while wanted: () -> Bool = { true },
    until ready: () -> Bool
  ) throws(SoundFailure) -> Bool {
    let end = ContinuousClock.now + limit
    while !ready() {
      guard wanted(), ContinuousClock.now < end else { return false }
      try turn()
    }
    return true
  }

  /// Waits for an operation and lets go of it.
  func finish(
    _ operation: OpaquePointer?,
    atMost limit: Duration,
    while wanted: () -> Bool = { true }
  ) throws(SoundFailure) -> Bool {
    guard let operation else { throw failure() }
    defer { pa_operation_unref(operation) }
    return try wait(atMost: limit, while: wanted) {
      pa_operation_get_state(operation) != PA_OPERATION_RUNNING
    }
  }

  /// The connection's last error.
  func failure() -> SoundFailure {
    let text = pa_strerror(pa_context_errno(context)).map { String(cString: $0) }
    return SoundFailure(reason: "PulseAudio: \(text ?? "")")
  }

  /// What is said of a server that does not answer.
  func unanswered() -> SoundFailure {
    let text = pa_strerror(Int32(PA_ERR_TIMEOUT.rawValue)).map { String(cString: $0) }
    return SoundFailure(reason: "PulseAudio: \(text ?? "")", unanswered: true)
  }

  private func turn() throws(SoundFailure) {
    guard PA_CONTEXT_IS_GOOD(pa_context_get_state(context)) != 0 else { throw failure() }
    guard pa_mainloop_prepare(loop, Self.turnMicroseconds) >= 0, pa_mainloop_poll(loop) >= 0,
      pa_mainloop_dispatch(loop) >= 0
    else { throw failure() }
  }
}
