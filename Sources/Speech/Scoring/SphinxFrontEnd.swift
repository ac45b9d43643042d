import CPocketSphinx
import Foundation
import Learning

/// PocketSphinx's front end: cepstra of a recording.
///
/// It is not safe to share: one call at a time.
final class SphinxFrontEnd {
  /// Cepstra a frame.
  static let width = AcousticModel.width
  private let config: OpaquePointer
  private let frontEnd: OpaquePointer
  /// What the mean of speech is before anything was heard.
  let prior: [Float]

  /// A front end as a model's `feat.params` wants it.
  ///
  /// Noise removal is off, because it carries its state from one recording to the next.
  ///
  /// - Throws: ``PronunciationError/modelMissing(path:)`` or `modelBroken`.
  init(parameters url: URL) throws(PronunciationError) {
    let values = try SphinxFrontEnd.values(url)
    prior = (values["-cmninit"] ?? "").split(separator: ",").compactMap { Float($0) }
    guard prior.count == SphinxFrontEnd.width else {
      throw .modelBroken(path: url.path, what: "has no prior mean of thirteen values")
    }
    var arguments = ["-remove_noise", "no", "-remove_silence", "no", "-dither", "no"]
    for name in ["-lowerf", "-upperf", "-nfilt", "-transform", "-lifter"] {
      if let value = values[name] { arguments += [name, value] }
    }
    err_set_logfp(nil)
    guard let config = SphinxFrontEnd.parse(arguments) else {
      throw .modelBroken(path: url.path, what: "has parameters that the front end refuses")
    }
    guard let frontEnd = fe_init_auto_r(config) else {
      cmd_ln_free_r(config)
      throw .modelBroken(path: url.path, what: "has parameters that the front end refuses")
    }
    self.config = config
    self.frontEnd = frontEnd
  }

  deinit {
    fe_free(frontEnd)
    cmd_ln_free_r(config)
  }

  private static func values(_ url: URL) throws(PronunciationError) -> [String: String] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw .modelMissing(path: url.path)
    }
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw .modelBroken(path: url.path, what: "is no text")
    }
    let lines = text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ") }
    return Dictionary(
      lines.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
      uniquingKeysWith: { _, last in last }
    )
  }

  private static func parse(_ arguments: [String]) -> OpaquePointer? {
    var copies = arguments.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return cmd_ln_parse_r(nil, fe_get_args(), Int32(copies.count), &copies, 0)
  }

  /// The cepstra of a recording, thirteen a frame of 10 ms.
  func cepstra(of samples: [Int16]) -> [Float] {
    guard !samples.isEmpty, fe_start_utt(frontEnd) == 0 else { return [] }
    var block: UnsafeMutablePointer<UnsafeMutablePointer<mfcc_t>?>?
    var frames: Int32 = 0
    let status = samples.withUnsafeBufferPointer {
      fe_process_utt(frontEnd, $0.baseAddress, $0.count, &block, &frames)
    }
    defer { fe_free_2d(block) }
    guard status >= 0, frames > 0, let first = block?[0] else { return [] }
    return Array(UnsafeBufferPointer(start: first, count: Int(frames) * SphinxFrontEnd.width))
  }
}
