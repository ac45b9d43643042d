import CPulse

/// A PulseAudio stream.
final class PulseStream: SoundStream {
  /// How much sound waits in the server, which is how late it is heard.
  private static let playLatencyMilliseconds = 100
  /// How much sound the server has before it begins.
  private static let playStartMilliseconds = 20
  /// How much sound comes at a time.
  private static let recordChunkMilliseconds = 50
  /// How long a device may stand still before it counts as lost.
  private static let stall = Duration.seconds(5)

  private let connection: PulseConnection
  private let stream: OpaquePointer

  init(_ direction: SoundDirection, rate: Int, server: String?) throws(SoundFailure) {
    connection = try PulseConnection(server: server)
    var format = pa_sample_spec(format: PA_SAMPLE_S16LE, rate: UInt32(rate), channels: 1)
    guard let stream = pa_stream_new(connection.context, "LLA", &format, nil) else {
      throw connection.failure()
    }
    self.stream = stream
    guard connect(direction, rate: rate) >= 0 else { throw connection.failure() }
    let ready = try connection.wait(atMost: PulseConnection.patience) {
      pa_stream_get_state(stream) != PA_STREAM_CREATING
    }
    guard ready else { throw connection.unanswered() }
    guard pa_stream_get_state(stream) == PA_STREAM_READY else { throw connection.failure() }
  }

  deinit {
    pa_stream_disconnect(stream)
    pa_stream_unref(stream)
  }

  private func connect(_ direction: SoundDirection, rate: Int) -> Int32 {
    func bytes(_ milliseconds: Int) -> UInt32 { UInt32(rate * 2 * milliseconds / 1000) }
    let any = UInt32.max
    switch direction {
    case .play:
      var sizes = pa_buffer_attr(
        maxlength: any,
        tlength: bytes(Self.playLatencyMilliseconds),
        prebuf: bytes(Self.playStartMilliseconds),
        minreq: any,
        fragsize: any
      )
      return pa_stream_connect_playback(stream, nil, &sizes, PA_STREAM_ADJUST_LATENCY, nil, nil)
    case .record:
      var sizes = pa_buffer_attr(
        maxlength: any,
        tlength: any,
        prebuf: any,
        minreq: any,
        fragsize: bytes(Self.recordChunkMilliseconds)
      )
      return pa_stream_connect_record(stream, nil, &sizes, PA_STREAM_ADJUST_LATENCY)
    }
  }

  var name: String { pa_stream_get_device_name(stream).map { String(cString: $0) } ?? "" }

  func write(_ samples: [Int16], while wanted: () -> Bool) throws(SoundFailure) {
    var rest = samples[...]
    while !rest.isEmpty {
      let ready = try connection.wait(atMost: Self.stall, while: wanted) {
        !isGood || pa_stream_writable_size(stream) >= 2
      }
      guard wanted() else { return }
      guard ready else { throw connection.unanswered() }
      guard isGood else { throw connection.failure() }
      let count = min(rest.count, pa_stream_writable_size(stream) / 2)
      let written = rest.prefix(count).withUnsafeBytes {
        pa_stream_write(stream, $0.baseAddress, $0.count, nil, 0, PA_SEEK_RELATIVE)
      }
      guard written >= 0 else { throw connection.failure() }
      rest = rest.dropFirst(count)
    }
  }

  func drain(while wanted: () -> Bool) throws(SoundFailure) {
    let done = try connection.finish(
      pa_stream_drain(stream, nil, nil),
      atMost: Self.stall,
      while: wanted
    )
    guard done || !wanted() else { throw connection.unanswered() }
  }

  func flush() {
    // A server that fails to flush ends the sound by the disconnection that follows.
    _ = try? connection.finish(pa_stream_flush(stream, nil, nil), atMost: .milliseconds(200))
  }

  func read(while wanted: () -> Bool) throws(SoundFailure) -> [Int16] {
    let ready = try connection.wait(atMost: Self.stall, while: wanted) {
      !isGood || pa_stream_readable_size(stream) > 0
    }
    guard wanted() else { return [] }
    guard ready else { throw connection.unanswered() }
    guard isGood else { throw connection.failure() }
    var data: UnsafeRawPointer?
    var size = 0
    guard pa_stream_peek(stream, &data, &size) >= 0 else { throw connection.failure() }
    guard size > 0 else { return [] }
    defer { pa_stream_drop(stream) }
    // Without data the server lost some sound: silence keeps the time.
    guard let data else { return [Int16](repeating: 0, count: size / 2) }
    return [Int16](unsafeUninitializedCapacity: size / 2) { buffer, count in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(
        from: UnsafeRawBufferPointer(start: data, count: size / 2 * 2)
      )
      count = size / 2
    }
  }

  private var isGood: Bool { pa_stream_get_state(stream) == PA_STREAM_READY }
}
