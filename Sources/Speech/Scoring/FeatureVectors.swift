/// Cepstra made comparable: freed from the colour of microphone and voice, and joined by their
/// slopes and curvatures.
enum FeatureVectors {
  /// How many frames the model's own mean weighs as much as.
  private static let priorFrames: Float = 60
  /// Frames whose loudness (c0) is less than this below the loudest are speech.
  private static let speechDepth: Float = 20

  /// 39 values a frame (`1s_c_d_dd`) from 13 cepstra a frame.
  static func vectors(of cepstra: [Float], prior: [Float]) -> [Float] {
    let width = prior.count
    let frames = cepstra.count / width
    let mean = mean(of: cepstra, prior: prior)
    let level = (0..<cepstra.count).map { cepstra[$0] - mean[$0 % width] }
    func value(_ frame: Int, _ index: Int) -> Float {
      level[min(max(frame, 0), frames - 1) * width + index]
    }
    var result: [Float] = []
    result.reserveCapacity(3 * level.count)
    for frame in 0..<frames {
      for index in 0..<width { result.append(value(frame, index)) }
      for index in 0..<width { result.append(value(frame + 2, index) - value(frame - 2, index)) }
      for index in 0..<width {
        let after = value(frame + 3, index) - value(frame - 1, index)
        result.append(after - (value(frame + 1, index) - value(frame - 3, index)))
      }
    }
    return result
  }

  /// The mean of the speech in a recording, blended with the model's own.
  private static func mean(of cepstra: [Float], prior: [Float]) -> [Float] {
    let width = prior.count
    let loudness = stride(from: 0, to: cepstra.count, by: width).map { cepstra[$0] }
    guard !loudness.isEmpty else { return prior }
    let loudest = loudness.sorted()[(loudness.count - 1) * 95 / 100]
    var sums = prior.map { $0 * priorFrames }
    var count = priorFrames
    for (frame, value) in loudness.enumerated() where value > loudest - speechDepth {
      for index in 0..<width { sums[index] += cepstra[frame * width + index] }
      count += 1
    }
    return sums.map { $0 / count }
  }
}
