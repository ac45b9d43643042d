import Foundation

/// Hears from a recording as it grows whether somebody speaks, and when they are done.
///
/// Frames of 20 ms count as speech by their energy over the noise floor, which is the lowest
/// smoothed energy of the last seconds (minimum statistics after Martin 2001, section 2). The same
/// samples give the same answer, in whatever pieces they come.
public struct EndOfSpeech: Sendable {
  /// How far it is.
  public enum State: Sendable, Equatable {
    /// Nobody has spoken yet.
    case waiting
    /// Somebody speaks, or pauses for less than the hangover.
    case speaking
    /// Somebody spoke and is done.
    case ended
  }

  /// Silence after which speech is over, in seconds.
  public static let hangover = 0.8
  /// Sound that is shorter is a click or a cough, in seconds.
  public static let minimumSpeech = 0.15

  private static let frameLength = Recording.sampleRate / 50
  private static let frameSeconds = 0.02
  /// How far back the noise floor looks, and how far the smoothing, in frames.
  private static let floorFrames = 100
  private static let smoothingFrames = 5
  /// How long a device may take to start, in frames.
  private static let startFrames = 25
  /// How far back sound counts towards the minimum of speech, in frames.
  private static let onsetFrames = 15
  /// Over the floor, in dB: what starts speech, and what keeps it going.
  private static let startMargin = 9.0
  private static let keepMargin = 5.0
  /// Quieter is no speech whatever the floor, in dB of full scale.
  private static let quietest = -55.0
  /// So far below the loudest frame speech has ended, in dB.
  private static let fall = 30.0
  private static let silence = -96.0

  /// How far it is.
  public private(set) var state = State.waiting
  /// The loudness of the last tenth of a second, 0…1 (see ``loudness(of:)``).
  public private(set) var level = 0.0

  private var pending: [Int16] = []
  private var filter = HumFilter()
  private var recent: [Double] = []
  private var floors: [Double] = []
  private var onset: [Bool] = []
  private var loudest = Self.silence
  private var quietFrames = 0
  private var blankFrames = 0

  /// A listener at the start of a recording.
  public init() {}

  /// Hears the next samples, 16,000 a second.
  public mutating func hear(_ samples: ArraySlice<Int16>) -> State {
    pending.append(contentsOf: samples)
    var start = 0
    while pending.count - start >= Self.frameLength, state != .ended {
      hearFrame(pending[start..<start + Self.frameLength])
      start += Self.frameLength
    }
    pending.removeFirst(start)
    return state
  }

  /// Hears the next samples, 16,000 a second.
  public mutating func hear(_ samples: [Int16]) -> State { hear(samples[...]) }

  /// The loudness of samples, 0…1: their root mean square from −60 to −6 dB of full scale.
  public static func loudness(of samples: ArraySlice<Int16>) -> Double {
    let power = samples.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(max(samples.count, 1))
    return scale(decibels(power))
  }

  private mutating func hearFrame(_ frame: ArraySlice<Int16>) {
    let energy = Self.decibels(filter.power(of: frame))
    recent.append(energy)
    if recent.count > Self.smoothingFrames { recent.removeFirst() }
    level = Self.scale(Self.meanDecibels(recent))
    let isBlank = frame.allSatisfy { $0 == frame.first }
    blankFrames = isBlank ? blankFrames + 1 : 0
    if !isBlank || blankFrames > Self.startFrames { noteFloor() }
    judge(energy, isBlank: isBlank)
  }

  // Samples that are all the same come from a device that is only starting, and tell nothing of
  // the room; if they go on, they come from one that blanks out noise.
  private mutating func noteFloor() {
    floors.append(Self.meanDecibels(recent))
    if floors.count > Self.floorFrames { floors.removeFirst() }
  }

  private mutating func judge(_ energy: Double, isBlank: Bool) {
    let floor = floors.min() ?? Self.silence
    let starts = !isBlank && energy > max(floor + Self.startMargin, Self.quietest)
    onset.append(starts)
    if onset.count > Self.onsetFrames { onset.removeFirst() }
    if state == .waiting {
      let seconds = Double(onset.count { $0 }) * Self.frameSeconds
      if seconds >= Self.minimumSpeech { state = .speaking }
    }
    if starts { loudest = max(loudest, energy) }
    let keep = max(floor + Self.keepMargin, loudest - Self.fall, Self.quietest)
    quietFrames = isBlank || energy < keep ? quietFrames + 1 : 0
    if state == .waiting, quietFrames > Self.onsetFrames { loudest = Self.silence }
    if state == .speaking, Double(quietFrames) * Self.frameSeconds >= Self.hangover {
      state = .ended
    }
  }

  private static func decibels(_ power: Double) -> Double {
    max(silence, 10 * log10(max(power, 1e-9) / (32_768 * 32_768)))
  }

  private static func meanDecibels(_ values: [Double]) -> Double {
    let mean = values.reduce(0) { $0 + pow(10, $1 / 10) } / Double(max(values.count, 1))
    return max(silence, 10 * log10(max(mean, 1e-12)))
  }

  private static func scale(_ decibels: Double) -> Double {
    min(1, max(0, (decibels + 60) / 54))
  }
}

/// Takes out what lies below some 100 Hz: offset, rumble and half of the mains hum.
private struct HumFilter: Sendable {
  private static let feedback = 0.96
  private var input = 0.0
  private var output = 0.0

  /// The mean power of a frame after the filter.
  mutating func power(of frame: ArraySlice<Int16>) -> Double {
    var sum = 0.0
    for sample in frame {
      output = Double(sample) - input + Self.feedback * output
      input = Double(sample)
      sum += output * output
    }
    return sum / Double(max(frame.count, 1))
  }
}
