import Foundation
import Learning

/// The context-independent part of a phonetically tied PocketSphinx model: for each phone a
/// codebook of Gaussians in three streams (cepstra, their slope, their curvature), and for each of
/// its states the weights of them.
struct AcousticModel: Sendable {
  /// Streams of a feature vector, and values a stream.
  static let streams = 3
  static let width = 13
  /// The phones.
  let phones: PhoneSet
  /// Gaussians a codebook and stream.
  let densities: Int
  /// Means, and half the inverse variances: codebook, stream, value, density.
  let means: [Float]
  let precisions: [Float]
  /// The constant part of each Gaussian's log likelihood: codebook, stream, density.
  let constants: [Float]
  /// The weights: codebook, stream, state, density.
  let weights: [Float]

  /// Reads a model's folder.
  ///
  /// - Throws: ``PronunciationError/modelMissing(path:)`` or `modelBroken`.
  init(folder: URL) throws(PronunciationError) {
    phones = try AcousticModel.phones(folder.appending(path: "mdef"))
    let means = try GaussianFile(folder.appending(path: "means"), codebooks: phones.names.count)
    let variances = try GaussianFile(
      folder.appending(path: "variances"),
      codebooks: phones.names.count
    )
    guard means.densities == variances.densities else {
      throw .modelBroken(
        path: folder.appending(path: "variances").path,
        what: "does not fit the means"
      )
    }
    densities = means.densities
    self.means = means.transposed
    (precisions, constants) = variances.precisionsAndConstants
    weights = try AcousticModel.weights(
      folder.appending(path: "sendump"),
      phones: phones.names.count,
      densities: densities
    )
  }

  /// The names of the phones from a binary model definition (`BMDF`).
  private static func phones(_ url: URL) throws(PronunciationError) -> PhoneSet {
    var file = try ModelFile(url)
    guard try file.bytes(4) == Array("BMDF".utf8), try file.number() == 1 else {
      throw file.broken("is no binary model definition")
    }
    _ = try file.bytes(try file.number())
    var sizes: [Int] = []
    for _ in 0..<10 { sizes.append(try file.number()) }
    guard (2...500).contains(sizes[0]), sizes[2] == 3, sizes[3] == 3 * sizes[0] else {
      throw file.broken("has phones that are not of three states")
    }
    var names: [String] = []
    for _ in 0..<sizes[0] { names.append(try file.text()) }
    let set = PhoneSet(names: names)
    guard set.index(of: "SIL") != nil, set.speech.count > 1 else {
      throw file.broken("has no silence or no phones")
    }
    return set
  }

  /// The states' weights from a `sendump` file: a byte each, a negative logarithm to the base
  /// 1.0001 in steps of 1,024.
  private static func weights(
    _ url: URL,
    phones: Int,
    densities: Int
  ) throws(PronunciationError) -> [Float] {
    var file = try ModelFile(url)
    _ = try file.bytes(try file.number())
    var clusters = 0
    while case let length = try file.number(), length != 0 {
      let line = String(decoding: try file.bytes(length), as: UTF8.self)
      if line.hasPrefix("cluster_count ") { clusters = line.hasPrefix("cluster_count 0") ? 0 : 1 }
    }
    guard clusters == 0 else { throw file.broken("has clustered weights") }
    let (rows, columns) = (try file.number(), try file.number())
    let states = phones * PhoneSet.statesPerPhone
    guard rows == densities, columns >= states else { throw file.broken("has a wrong size") }
    let step = log(1.0001) * 1024
    let table = (0..<256).map { Float(exp(-Double($0) * step)) }
    var weights = Array(repeating: Float(0), count: states * streams * densities)
    for stream in 0..<streams {
      for density in 0..<densities {
        let row = try file.bytes(columns)
        for state in 0..<states {
          let (phone, own) = state.quotientAndRemainder(dividingBy: PhoneSet.statesPerPhone)
          let place = ((phone * streams + stream) * PhoneSet.statesPerPhone + own) * densities
          weights[place + density] = table[Int(row[state])]
        }
      }
    }
    return weights
  }
}

/// The means or the variances of a model.
private struct GaussianFile {
  /// A variance is at least this much, as PocketSphinx has it.
  static let smallestVariance: Float = 0.0001
  let codebooks: Int
  let densities: Int
  let values: [Float]

  init(_ url: URL, codebooks expected: Int) throws(PronunciationError) {
    var file = try ModelFile(url)
    try file.passHeader()
    codebooks = try file.number()
    guard codebooks == expected, try file.number() == AcousticModel.streams else {
      throw file.broken("is not of a phonetically tied model in three streams")
    }
    densities = try file.number()
    guard (1...4096).contains(densities) else { throw file.broken("has a wrong size") }
    for _ in 0..<AcousticModel.streams {
      guard try file.number() == AcousticModel.width else {
        throw file.broken("has other features")
      }
    }
    let count = try file.number()
    guard count == codebooks * AcousticModel.streams * densities * AcousticModel.width else {
      throw file.broken("has a wrong size")
    }
    values = try file.floats(count)
    guard values.allSatisfy(\.isFinite) else { throw file.broken("has values that are no numbers") }
  }

  /// The values with the densities of one value side by side.
  var transposed: [Float] { transpose(values) }

  private func transpose(_ values: [Float]) -> [Float] {
    let width = AcousticModel.width
    var result = values
    for block in 0..<codebooks * AcousticModel.streams {
      let base = block * densities * width
      for density in 0..<densities {
        for value in 0..<width {
          result[base + value * densities + density] = values[base + density * width + value]
        }
      }
    }
    return result
  }

  /// What the evaluation of a Gaussian needs, for variances.
  var precisionsAndConstants: ([Float], [Float]) {
    let floored = values.map { max($0, GaussianFile.smallestVariance) }
    let width = AcousticModel.width
    let constants = (0..<floored.count / width).map { density in
      -0.5
        * floored[density * width..<(density + 1) * width].reduce(Float(0)) {
          $0 + log(2 * .pi * $1)
        }
    }
    return (transpose(floored.map { 0.5 / $0 }), constants)
  }
}
