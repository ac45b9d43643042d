internal import CHunspell
import Foundation

/// One open hunspell dictionary; not safe to share between threads.
final class HunspellDictionary {
  /// Longer words are in no dictionary, and hunspell cuts them off.
  private static let longestBytes = 90

  private let handle: OpaquePointer
  private let encoding: String.Encoding
  private var known: [String: Bool] = [:]

  /// Opens a dictionary; nil where hunspell refuses it or its encoding is unknown here.
  init?(_ files: SpellingDictionary) {
    guard let handle = Hunspell_create(files.affixes, files.words) else { return nil }
    guard let name = Hunspell_get_dic_encoding(handle),
      let encoding = Self.encoding(named: String(cString: name))
    else {
      Hunspell_destroy(handle)
      return nil
    }
    self.handle = handle
    self.encoding = encoding
  }

  deinit { Hunspell_destroy(handle) }

  /// Whether the word stands in the dictionary, inflected or not; words that hunspell only puts
  /// together itself (German compounds) do not.
  func contains(_ word: String) -> Bool {
    if let answer = known[word] { return answer }
    let answer = isListed(word)
    if known.count > 10_000 { known.removeAll(keepingCapacity: true) }
    known[word] = answer
    return answer
  }

  private func isListed(_ word: String) -> Bool {
    let composed = word.precomposedStringWithCanonicalMapping
    guard !composed.isEmpty, composed.utf8.count <= Self.longestBytes,
      composed.unicodeScalars.contains(where: \.properties.isAlphabetic),
      var bytes = composed.data(using: encoding).map({ $0.map(CChar.init(bitPattern:)) }),
      !bytes.contains(0)
    else { return false }
    bytes.append(0)
    return Hunspell_spell(handle, bytes) != 0 && hasStem(bytes)
  }

  /// Whether an analysis names a stem; that of a compound names parts (`pa:`) instead.
  private func hasStem(_ word: [CChar]) -> Bool {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let count = Hunspell_analyze(handle, &list, word)
    guard count > 0, let items = list else { return true }
    defer { Hunspell_free_list(handle, &list, count) }
    return (0..<Int(count)).contains { index in
      guard let item = items[index] else { return false }
      return strstr(item, "pa:") == nil
    }
  }

  /// The encodings that dictionaries come in.
  private static func encoding(named name: String) -> String.Encoding? {
    switch name.uppercased() {
    case "UTF-8": .utf8
    case "ISO8859-1", "ISO-8859-1": .isoLatin1
    case "ISO8859-2", "ISO-8859-2": .isoLatin2
    case "ISO8859-15", "ISO-8859-15": latin9
    case "MICROSOFT-CP1250", "CP1250": .windowsCP1250
    case "MICROSOFT-CP1251", "CP1251": .windowsCP1251
    case "MICROSOFT-CP1252", "CP1252": .windowsCP1252
    default: nil
    }
  }

  /// ISO 8859-15, which Foundation names by CoreFoundation's number only.
  private static let latin9 = String.Encoding(rawValue: 0x8000_0000 | 0x020F)
}
