import Foundation
import Learning

extension AcousticModel {
  /// Gaussians further below the best of their codebook than this, as log likelihood, are left
  /// out: together they weigh less than a thousandth.
  private static let reach: Float = 14

  /// The log likelihoods of every state of every phone for each feature vector.
  ///
  /// A vector has 39 values: cepstra, slopes and curvatures.
  func scores(of features: [Float]) -> SenoneScores {
    let length = AcousticModel.streams * AcousticModel.width
    let states = phones.names.count * PhoneSet.statesPerPhone
    let frames = features.count / length
    var result = Array(repeating: Float(0), count: frames * states)
    var likelihoods = Array(repeating: Float(0), count: densities)
    for frame in 0..<frames {
      for phone in phones.names.indices {
        for stream in 0..<AcousticModel.streams {
          let block = phone * AcousticModel.streams + stream
          evaluate(block, features, at: frame * length + stream * AcousticModel.width, &likelihoods)
          let sums = weigh(block, likelihoods)
          let place = frame * states + phone * PhoneSet.statesPerPhone
          for state in 0..<PhoneSet.statesPerPhone { result[place + state] += sums[state] }
        }
      }
    }
    return SenoneScores(phones: phones, stateScores: result)
  }

  /// The log likelihood of a stream's vector under each Gaussian of a codebook.
  private func evaluate(
    _ block: Int,
    _ features: [Float],
    at place: Int,
    _ likelihoods: inout [Float]
  ) {
    let base = block * AcousticModel.width * densities
    likelihoods.withUnsafeMutableBufferPointer { sums in
      for density in 0..<densities { sums[density] = constants[block * densities + density] }
      means.withUnsafeBufferPointer { means in
        precisions.withUnsafeBufferPointer { precisions in
          for value in 0..<AcousticModel.width {
            let feature = features[place + value]
            let row = base + value * densities
            for density in 0..<densities {
              let distance = feature - means[row + density]
              sums[density] -= distance * distance * precisions[row + density]
            }
          }
        }
      }
    }
  }

  /// The log likelihood of a stream under the three states that share a codebook.
  private func weigh(_ block: Int, _ likelihoods: [Float]) -> SIMD4<Float> {
    let best = likelihoods.reduce(-Float.infinity) { max($0, $1) }
    var sums = SIMD4<Float>(repeating: 1e-30)
    let base = block * PhoneSet.statesPerPhone * densities
    for density in 0..<densities where likelihoods[density] > best - AcousticModel.reach {
      let share = exp(likelihoods[density] - best)
      for state in 0..<PhoneSet.statesPerPhone {
        sums[state] += share * weights[base + state * densities + density]
      }
    }
    for state in 0..<PhoneSet.statesPerPhone { sums[state] = best + log(sums[state]) }
    return sums
  }
}
