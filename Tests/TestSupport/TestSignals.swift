import Foundation

/// Signals made from numbers alone: the same seed gives the same sound.
public enum TestSignals {
  /// Samples that are all zero.
  public static func silence(seconds: Double, sampleRate: Int = 16_000) -> [Int16] {
    [Int16](repeating: 0, count: Int(seconds * Double(sampleRate)))
  }

  /// A tone; `level` is its peak in dB of full scale.
  public static func tone(
    hertz: Double,
    level: Double,
    seconds: Double,
    sampleRate: Int = 16_000
  ) -> [Int16] {
    let peak = 32_767 * pow(10, level / 20)
    return (0..<Int(seconds * Double(sampleRate))).map {
      Int16((peak * sin(2 * .pi * hertz * Double($0) / Double(sampleRate))).rounded())
    }
  }

  /// Pink noise whose root mean square is `level` dB of full scale, made by Paul Kellet's filter.
  public static func pinkNoise(level: Double, count: Int, seed: UInt64 = 1) -> [Int16] {
    var state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    var (slow, middle, fast) = (0.0, 0.0, 0.0)
    let raw = (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let white = Double(Int64(bitPattern: state) >> 11) / Double(1 << 52)
      slow = 0.99765 * slow + white * 0.0990460
      middle = 0.96300 * middle + white * 0.2965164
      fast = 0.57000 * fast + white * 1.0526913
      return slow + middle + fast + white * 0.1848
    }
    let gain = 32_768 * pow(10, level / 20) / max(rootMeanSquare(raw), 1e-12)
    return raw.map { Int16(max(-32_768, min(32_767, ($0 * gain).rounded()))) }
  }

  /// The root mean square of samples in dB of full scale; silence is −120.
  public static func level(of samples: some Collection<Int16>) -> Double {
    20 * log10(max(1e-6, rootMeanSquare(samples.map { Double($0) / 32_768 })))
  }

  /// The sum of two signals, as long as the longer one.
  public static func mix(_ one: [Int16], _ other: [Int16]) -> [Int16] {
    (0..<max(one.count, other.count)).map { index in
      let sum =
        (index < one.count ? Int(one[index]) : 0)
        + (index < other.count ? Int(other[index]) : 0)
      return Int16(max(-32_768, min(32_767, sum)))
    }
  }

  private static func rootMeanSquare(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : (values.reduce(0) { $0 + $1 * $1 } / Double(values.count)).squareRoot()
  }
}
