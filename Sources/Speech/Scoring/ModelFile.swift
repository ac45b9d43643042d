import Foundation
import Learning

/// A file of the acoustic model that is read from front to back, each step checked.
struct ModelFile {
  private let data: Data
  private let path: String
  private var position = 0

  /// Opens a file.
  ///
  /// - Throws: ``PronunciationError/modelMissing(path:)`` or `modelBroken`.
  init(_ url: URL) throws(PronunciationError) {
    path = url.path
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw .modelMissing(path: url.path)
    }
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .modelBroken(path: url.path, what: error.localizedDescription)
    }
  }

  /// The error of this file.
  func broken(_ what: String) -> PronunciationError { .modelBroken(path: path, what: what) }

  /// The next bytes.
  mutating func bytes(_ count: Int) throws(PronunciationError) -> [UInt8] {
    guard count >= 0, count <= data.count - position else { throw broken("ends too early") }
    defer { position += count }
    return Array(data[position..<position + count])
  }

  /// The next little-endian number.
  mutating func number() throws(PronunciationError) -> Int {
    let bits = try bytes(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return Int(Int32(bitPattern: bits))
  }

  /// The next little-endian floating-point numbers.
  mutating func floats(_ count: Int) throws(PronunciationError) -> [Float] {
    guard count >= 0, count <= data.count / 4 else { throw broken("has a wrong size") }
    let raw = try bytes(count * 4)
    return raw.withUnsafeBytes { bytes in
      (0..<count).map {
        let bits = bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)
        return Float(bitPattern: UInt32(littleEndian: bits))
      }
    }
  }

  /// The next text, up to a zero byte.
  mutating func text(limit: Int = 64) throws(PronunciationError) -> String {
    var characters: [UInt8] = []
    while let byte = try bytes(1).first, byte != 0 {
      characters.append(byte)
      guard characters.count <= limit else { throw broken("has a name that does not end") }
    }
    return String(decoding: characters, as: UTF8.self)
  }

  /// Passes over the text header of a Sphinx-3 file and checks the byte order.
  mutating func passHeader() throws(PronunciationError) {
    let mark = Data("endhdr\n".utf8)
    guard let header = data.range(of: mark) else { throw broken("has no header") }
    position = header.upperBound
    guard try number() == 0x1122_3344 else { throw broken("has another byte order") }
  }
}
