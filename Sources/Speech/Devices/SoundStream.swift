/// Which way sound goes.
enum SoundDirection: Sendable {
  case play, record
}

/// An open device that takes or brings 16 bit mono samples; it is used by one thread at a time.
protocol SoundStream: AnyObject {
  /// The device's name, as its library calls it.
  var name: String { get }
  /// Hands over samples to be played, and waits until the device has room for all of them.
  ///
  /// `wanted` is asked every few milliseconds; false gives up the rest.
  func write(_ samples: [Int16], while wanted: () -> Bool) throws(SoundFailure)
  /// Waits until everything was heard.
  func drain(while wanted: () -> Bool) throws(SoundFailure)
  /// Silences what was handed over and not yet heard.
  func flush()
  /// Waits for recorded samples; empty when `wanted` said no.
  func read(while wanted: () -> Bool) throws(SoundFailure) -> [Int16]
}

/// A sound library's reason, in its own words.
struct SoundFailure: Error {
  let reason: String
  /// Whether the library did not answer at all, so that asking on would only take more time.
  var unanswered = false
}

/// Opens whatever plays or records sound on this machine.
enum SoundStreams {
  /// Opens PulseAudio's device, or ALSA's where there is no PulseAudio.
  ///
  /// `server` is a PulseAudio server such as `unix:/run/…`, and no other is tried; nil stands for
  /// the user's own, `PULSE_SERVER` included.
  static func open(
    _ direction: SoundDirection,
    rate: Int,
    server: String?
  ) throws(SoundFailure) -> any SoundStream {
    do {
      return try PulseStream(direction, rate: rate, server: server)
    } catch {
      guard server == nil, !error.unanswered else { throw error }
      do {
        return try ALSAStream(direction, rate: rate)
      } catch let other {
        throw SoundFailure(reason: "\(error.reason); \(other.reason)")
      }
    }
  }
}
