import Foundation

/// What can be said of a recording as a signal, whatever was said.
public struct SignalCheck: Sendable, Hashable {
  /// Loudness below which nothing was said, in decibels of full scale.
  static let silence = -54.0
  /// Loudness below which speech is too quiet.
  static let quiet = -42.0
  /// How far speech stands out of its pauses at least, in decibels.
  static let contrast = 9.0
  /// The share of samples at full scale that is heard as distortion.
  static let clippedShare = 0.002
  /// How near to the loudness of speech an edge is where speech was cut off, in decibels.
  static let edge = 6.0
  /// Samples of a measured frame: 20 ms.
  static let frame = Recording.sampleRate / 50

  /// Loudness of the speech: of the loudest twentieth of the frames, decibels of full scale.
  public let loudness: Double
  /// Loudness of the quietest tenth, decibels of full scale.
  public let floor: Double
  /// What is wrong.
  public let faults: [SignalFault]

  /// Checks a recording.
  public init(_ recording: Recording) {
    let levels = SignalCheck.levels(recording.samples)
    let ordered = levels.sorted()
    guard let last = ordered.last else {
      (loudness, floor, faults) = (-120, -120, [.silence])
      return
    }
    let loudness = ordered.count > 1 ? ordered[(ordered.count - 1) * 95 / 100] : last
    let floor = ordered[(ordered.count - 1) / 10]
    self.loudness = loudness
    self.floor = floor
    guard loudness > SignalCheck.silence else {
      faults = [.silence]
      return
    }
    var faults: [SignalFault] = []
    if loudness < SignalCheck.quiet { faults.append(.tooQuiet) }
    if SignalCheck.isClipped(recording.samples) { faults.append(.clipped) }
    if loudness - floor < SignalCheck.contrast { faults.append(.noise) }
    let edges = [levels.first, levels.last].compactMap(\.self)
    if !faults.contains(.noise), edges.contains(where: { $0 > loudness - SignalCheck.edge }) {
      faults.append(.cutOff)
    }
    self.faults = faults
  }

  private static func isClipped(_ samples: [Int16]) -> Bool {
    let full = samples.count { $0 >= 32_700 || $0 <= -32_700 }
    return Double(full) > clippedShare * Double(samples.count)
  }

  /// Loudness of each whole frame without its offset, in decibels of full scale.
  private static func levels(_ samples: [Int16]) -> [Double] {
    stride(from: 0, to: samples.count - frame + 1, by: frame).map { start in
      let part = samples[start..<start + frame].map { Double($0) / 32_768 }
      let mean = part.reduce(0, +) / Double(frame)
      let power = part.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(frame)
      return 10 * log10(max(power, 1e-12))
    }
  }
}
