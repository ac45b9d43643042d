import Dispatch

/// The machine's loudspeaker: PulseAudio's, or ALSA's where there is no PulseAudio.
///
/// It is opened for each sound, so that a device may come and go between two of them. It waits on
/// a thread of its own, and one sound plays after the other.
public final class Loudspeaker: Sendable {
  private let server: String?
  private let thread = DispatchQueue(label: "lla.loudspeaker", qos: .userInitiated)

  /// A loudspeaker of a PulseAudio server, or of the user's own server or ALSA if it is nil.
  public init(server: String? = nil) { self.server = server }

  /// Plays 16 bit mono samples and returns when they were heard; cancelling silences at once.
  ///
  /// - Throws: ``DeviceError``, or `CancellationError`.
  public func play(_ samples: [Int16], sampleRate: Int) async throws {
    try await play(SampleQueue(samples), sampleRate: sampleRate)
  }

  /// The name of the device that would be heard; waits up to some seconds for a server.
  ///
  /// - Throws: ``DeviceError``.
  public func deviceName() throws -> String {
    try open(sampleRate: EspeakSynthesizer.sampleRate).name
  }

  /// Plays samples as they come; whatever ends it, the queue takes no more of them.
  func play(_ queue: SampleQueue, sampleRate: Int) async throws {
    defer { queue.stop() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        thread.async {
          continuation.resume(with: Result { try self.playNow(queue, sampleRate: sampleRate) })
        }
      }
    } onCancel: {
      queue.stop()
    }
  }

  private func playNow(_ queue: SampleQueue, sampleRate: Int) throws {
    guard queue.isWanted else { throw CancellationError() }
    let stream = try open(sampleRate: sampleRate)
    do {
      while let samples = try queue.next() {
        try stream.write(samples) { queue.isWanted }
      }
      if queue.isWanted { try stream.drain { queue.isWanted } }
    } catch let failure as SoundFailure {
      throw DeviceError.loudspeakerLost(reason: failure.reason)
    }
    guard queue.isWanted else {
      stream.flush()
      throw CancellationError()
    }
  }

  private func open(sampleRate: Int) throws -> any SoundStream {
    do {
      return try SoundStreams.open(.play, rate: sampleRate, server: server)
    } catch {
      throw DeviceError.noLoudspeaker(reason: error.reason)
    }
  }
}
