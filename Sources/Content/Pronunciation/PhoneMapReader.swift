public import Foundation
public import Learning
import Yams

/// Reads the phone maps of `content/pronunciation`, one file a language.
public enum PhoneMapReader {
  /// The maps of all files of a folder, by language.
  ///
  /// - Throws: ``PhoneMapError`` for the first file that is broken.
  public static func maps(in folder: URL) throws(PhoneMapError) -> [Language: PhoneMap] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw .missing(path: folder.path)
    }
    var maps: [Language: PhoneMap] = [:]
    for name in names.sorted() where name.hasSuffix(".yaml") {
      let map = try map(at: folder.appending(path: name))
      maps[map.language] = map
    }
    return maps
  }

  /// The map of one file.
  ///
  /// - Throws: ``PhoneMapError``.
  public static func map(at file: URL) throws(PhoneMapError) -> PhoneMap {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw .missing(path: file.path)
    }
    return try map(from: text, path: file.path)
  }

  /// The map of a file's text; the path is named in errors.
  ///
  /// - Throws: ``PhoneMapError/broken(path:line:column:what:)``.
  public static func map(from text: String, path: String) throws(PhoneMapError) -> PhoneMap {
    let root = try PhoneMapNode(text: text, path: path)
    try root.allow(
      ["language", "source", "phones", "thresholds", "calibration", "phone statistics"])
    let phones = try root.child("phones").entries()
    var readings: [String: [PhoneMap.Reading]] = [:]
    for (sign, node) in phones { readings[sign] = try self.readings(node) }
    return PhoneMap(
      language: Language(rawValue: try root.child("language").text()),
      source: try root.child("source").text(),
      phones: readings,
      calibration: try calibration(root, signs: Set(readings.keys))
    )
  }

  /// The readings of a phone: `T S, S` or, where it may be left out, `R, -`.
  private static func readings(_ node: PhoneMapNode) throws(PhoneMapError) -> [PhoneMap.Reading] {
    var readings: [PhoneMap.Reading] = []
    for part in try node.text().split(separator: ",", omittingEmptySubsequences: false) {
      let phones = part.split(separator: " ").map(String.init)
      guard !phones.isEmpty else { throw node.broken("a reading is empty") }
      for phone in phones where phone != "-" && !arpabet.contains(phone) {
        throw node.broken("`\(phone)` is no ARPAbet phone")
      }
      guard phones == ["-"] || !phones.contains("-") else {
        throw node.broken("`-` stands alone")
      }
      readings.append(phones.filter { $0 != "-" })
    }
    guard readings.contains(where: { !$0.isEmpty }) else { throw node.broken("no reading is said") }
    return readings
  }

  /// The phones of American English.
  private static let arpabet = Set(
    """
    AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W \
    Y Z ZH
    """.split(separator: " ").map(String.init)
  )

  private static func calibration(
    _ root: PhoneMapNode,
    signs: Set<String>
  ) throws(PhoneMapError) -> PronunciationCalibration {
    let weights = try root.child("calibration")
    try weights.allow(["word", "phrase"])
    var statistics: [String: PronunciationCalibration.Statistics] = [:]
    for (sign, node) in try root.child("phone statistics").entries() {
      guard sign == "typical" || signs.contains(sign) else {
        throw node.broken("`\(sign)` is not among the phones")
      }
      statistics[sign] = try self.statistics(node)
    }
    guard let typical = statistics.removeValue(forKey: "typical") else {
      throw try root.child("phone statistics").broken("`typical` is missing")
    }
    return PronunciationCalibration(
      word: try self.weights(weights.child("word")),
      phrase: try self.weights(weights.child("phrase")),
      thresholds: try thresholds(root.child("thresholds")),
      statistics: statistics,
      typical: typical
    )
  }

  private static func statistics(
    _ node: PhoneMapNode
  ) throws(PhoneMapError) -> PronunciationCalibration.Statistics {
    let values = try node.numbers()
    guard values.count == 2, values[1] > 0 else {
      throw node.broken("a mean and a deviation above 0 are wanted")
    }
    return PronunciationCalibration.Statistics(mean: values[0], deviation: values[1])
  }

  private static func thresholds(
    _ node: PhoneMapNode
  ) throws(PhoneMapError) -> PronunciationCalibration.Thresholds {
    try node.allow(["good", "wrong", "worstWord", "wordRight", "wordWrong"])
    let thresholds = PronunciationCalibration.Thresholds(
      good: try node.child("good").number(),
      wrong: try node.child("wrong").number(),
      worstWord: try node.child("worstWord").number(),
      wordRight: try node.child("wordRight").number(),
      wordWrong: try node.child("wordWrong").number()
    )
    guard thresholds.wrong <= thresholds.good, thresholds.wordWrong <= thresholds.wordRight else {
      throw node.broken("what is wrong scores below what is right")
    }
    return thresholds
  }

  private static func weights<Feature: RawRepresentable & Hashable & Sendable & CaseIterable>(
    _ node: PhoneMapNode
  ) throws(PhoneMapError) -> Weights<Feature> where Feature.RawValue == String {
    try node.allow(["bias"] + Feature.allCases.map(\.rawValue))
    var values: [Feature: Double] = [:]
    for feature in Feature.allCases {
      values[feature] = try node.child(feature.rawValue).number()
    }
    return Weights(bias: try node.child("bias").number(), values: values)
  }
}
