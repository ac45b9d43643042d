public import Foundation

/// A plain wave file of 16 bit, mono, with a header of 44 bytes, as the fixtures are.
public enum WaveFixture {
  /// Its samples.
  public static func samples(at url: URL) throws -> [Int16] {
    let data = try Data(contentsOf: url)
    return data.withUnsafeBytes { bytes in
      stride(from: 44, to: bytes.count - 1, by: 2).map {
        Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: Int16.self))
      }
    }
  }
}
