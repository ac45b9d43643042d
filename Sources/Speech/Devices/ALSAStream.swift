import CALSA

/// An ALSA device, where there is no PulseAudio.
final class ALSAStream: SoundStream {
  /// The devices to try: both convert rates and channels.
  private static let devices = ["default", "plughw:0,0"]
  private static let latencyMicroseconds: UInt32 = 100_000
  private static let turnMilliseconds: Int32 = 10
  private static let stall = Duration.seconds(5)
  private static let chunk = 50
  private static let silenced: Void = lla_alsa_silence()

  let name: String
  private let device: OpaquePointer
  private let chunkFrames: Int

  init(_ direction: SoundDirection, rate: Int) throws(SoundFailure) {
    _ = Self.silenced
    var failures: [String] = []
    for name in Self.devices {
      do {
        device = try Self.open(name, direction, rate: rate)
        self.name = name
        chunkFrames = rate * Self.chunk / 1000
        return
      } catch {
        failures.append(error.reason)
      }
    }
    throw SoundFailure(reason: failures.first ?? "ALSA")
  }

  deinit { snd_pcm_close(device) }

  private static func open(
    _ name: String,
    _ direction: SoundDirection,
    rate: Int
  ) throws(SoundFailure) -> OpaquePointer {
    let way = direction == .play ? SND_PCM_STREAM_PLAYBACK : SND_PCM_STREAM_CAPTURE
    var opened: OpaquePointer?
    // Without waiting: a device that somebody else holds is said at once.
    let status = snd_pcm_open(&opened, name, way, SND_PCM_NONBLOCK)
    guard status >= 0, let opened else { throw failure(status) }
    let resample: Int32 = 1
    let set = snd_pcm_set_params(
      opened,
      SND_PCM_FORMAT_S16_LE,
      SND_PCM_ACCESS_RW_INTERLEAVED,
      1,
      UInt32(rate),
      resample,
      latencyMicroseconds
    )
    guard set >= 0 else {
      snd_pcm_close(opened)
      throw failure(set)
    }
    return opened
  }

  func write(_ samples: [Int16], while wanted: () -> Bool) throws(SoundFailure) {
    var rest = samples[...]
    var lastProgress = ContinuousClock.now
    while !rest.isEmpty, wanted() {
      let written = rest.withUnsafeBytes {
        snd_pcm_writei(device, $0.baseAddress, UInt(rest.count))
      }
      if written > 0 {
        rest = rest.dropFirst(written)
        lastProgress = .now
      } else {
        try standBy(Int32(written), since: lastProgress)
      }
    }
  }

  func drain(while wanted: () -> Bool) throws(SoundFailure) {
    let start = ContinuousClock.now
    while wanted() {
      let status = snd_pcm_drain(device)
      guard status == -EAGAIN else { return }
      try standBy(status, since: start)
    }
  }

  func flush() { snd_pcm_drop(device) }

  func read(while wanted: () -> Bool) throws(SoundFailure) -> [Int16] {
    var samples = [Int16](repeating: 0, count: chunkFrames)
    let start = ContinuousClock.now
    while wanted() {
      let read = samples.withUnsafeMutableBytes {
        snd_pcm_readi(device, $0.baseAddress, UInt(chunkFrames))
      }
      if read > 0 { return Array(samples.prefix(read)) }
      try standBy(Int32(read), since: start)
    }
    return []
  }

  /// Waits for a busy device, or brings one back that ran dry or was suspended.
  private func standBy(_ status: Int32, since start: ContinuousClock.Instant) throws(SoundFailure) {
    guard ContinuousClock.now - start < Self.stall else { throw Self.failure(-ETIMEDOUT) }
    if status == -EAGAIN || status == 0 {
      // Waiting fails where the device needs to be brought back, which the next call finds.
      if snd_pcm_wait(device, Self.turnMilliseconds) < 0 { usleep(UInt32(1000)) }
    } else {
      let recovered = snd_pcm_recover(device, status, 1)
      guard recovered >= 0 else { throw Self.failure(recovered) }
    }
  }

  private static func failure(_ status: Int32) -> SoundFailure {
    let text = snd_strerror(status).map { String(cString: $0) }
    return SoundFailure(reason: "ALSA: \(text ?? String(status))")
  }
}
