import Learning

/// The machine's microphone: PulseAudio's, or ALSA's where there is no PulseAudio.
public final class Microphone: Sendable {
  private let server: String?

  /// A microphone of a PulseAudio server, or of the user's own server or ALSA if it is nil.
  public init(server: String? = nil) { self.server = server }

  /// The name of the device that would be recorded; waits up to some seconds for a server.
  ///
  /// - Throws: ``DeviceError``.
  public func deviceName() throws -> String { try open().name }

  /// Records 16 bit mono samples at 16,000 a second until they are not wanted any more.
  ///
  /// It holds the calling thread meanwhile: call it on one that may wait.
  /// - Parameters:
  ///   - wanted: asked every few milliseconds; false ends the recording.
  ///   - onSamples: takes some 50 ms of sound; false ends the recording.
  /// - Throws: ``DeviceError``.
  public func listen(while wanted: () -> Bool, onSamples: ([Int16]) -> Bool) throws {
    let stream = try open()
    do {
      while wanted() {
        let samples = try stream.read(while: wanted)
        guard samples.isEmpty || onSamples(samples) else { return }
      }
    } catch {
      throw DeviceError.microphoneLost(reason: error.reason)
    }
  }

  private func open() throws -> any SoundStream {
    do {
      return try SoundStreams.open(.record, rate: Recording.sampleRate, server: server)
    } catch {
      throw DeviceError.noMicrophone(reason: error.reason)
    }
  }
}
