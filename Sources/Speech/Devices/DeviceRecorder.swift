import Dispatch
public import Learning
import Synchronization

/// Records a phrase from the microphone, until it was said.
public final class DeviceRecorder: PhraseRecorder {
  private let microphone: Microphone
  private let limit: Duration
  private let patience: Duration
  private let thread = DispatchQueue(label: "lla.microphone", qos: .userInitiated)
  private let current = Mutex<StopFlag?>(nil)

  /// A recorder on a microphone.
  ///
  /// `limit` is the longest recording, `patience` how long it waits for somebody to speak.
  public init(
    microphone: Microphone = Microphone(),
    limit: Duration = .seconds(10),
    patience: Duration = .seconds(6)
  ) {
    self.microphone = microphone
    self.limit = limit
    self.patience = patience
  }

  /// Starts to record; a recording that is still under way ends first.
  ///
  /// Who stops to listen to the stream ends the recording, too. It throws ``DeviceError``.
  public func record() -> AsyncThrowingStream<RecordingEvent, any Error> {
    let flag = StopFlag()
    current.withLock { last in
      last?.stop()
      last = flag
    }
    return AsyncThrowingStream { continuation in
      continuation.onTermination = { _ in flag.stop() }
      thread.async {
        do {
          let recording = try self.listen(until: flag) { continuation.yield(.level($0)) }
          continuation.yield(.finished(recording))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
    }
  }

  /// Ends the recording that is under way; what was heard so far comes as `.finished`.
  public func stop() { current.withLock { $0?.stop() } }

  private func listen(
    until flag: StopFlag,
    onLevel: (Double) -> Void
  ) throws -> Recording {
    var phrase = PhraseInProgress(limit: limit, patience: patience)
    try microphone.listen(while: { !flag.isStopped }) { samples in
      let goesOn = phrase.hear(samples)
      onLevel(phrase.level)
      return goesOn
    }
    return phrase.recording
  }
}

/// A phrase while it is being recorded, and the rule of when it is over.
struct PhraseInProgress {
  private(set) var recording = Recording(samples: [])
  private let limit: Int
  private let patience: Int
  private var speech = EndOfSpeech()

  init(limit: Duration, patience: Duration) {
    self.limit = Self.samples(limit)
    self.patience = Self.samples(patience)
  }

  /// The loudness of the last tenth of a second, 0…1.
  var level: Double { speech.level }

  /// Hears the next samples; false when the phrase is over.
  mutating func hear(_ samples: [Int16]) -> Bool {
    recording.samples.append(contentsOf: samples.prefix(limit - recording.samples.count))
    switch speech.hear(samples) {
    case .waiting: return recording.samples.count < min(patience, limit)
    case .speaking: return recording.samples.count < limit
    case .ended: return false
    }
  }

  private static func samples(_ duration: Duration) -> Int {
    Int(duration / .seconds(1) * Double(Recording.sampleRate))
  }
}

/// Says once and for all, to whatever thread asks, that it is enough.
final class StopFlag: Sendable {
  private let stopped = Atomic(false)

  var isStopped: Bool { stopped.load(ordering: .acquiring) }

  func stop() { stopped.store(true, ordering: .releasing) }
}
