import Foundation

/// The sources of the program, read as text.
enum SourceScan {
  /// The top folder of the repository.
  static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file under `Sources`, by its path.
  static func files() throws -> [(path: String, text: String)] {
    let folder = top.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)
    return try (paths?.allObjects as? [String] ?? []).sorted().filter { $0.hasSuffix(".swift") }
      .map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// The codes of all errors that explain themselves, by the file that declares them.
  static func errorCodes() throws -> [(file: String, code: String)] {
    let bodies = /var code: String \{(?:([^\n]+)\}|(.*?)\n  \})/.dotMatchesNewlines()
    return try files().flatMap { path, text -> [(String, String)] in
      let explained = text.contains("ExplainedError") ? text.matches(of: bodies) : []
      let declared = explained.flatMap { match in
        String(match.1 ?? match.2 ?? "").matches(of: /"([A-Za-z]+)"/).map { String($0.1) }
      }
      let handed = text.matches(of: /code: "([A-Za-z]+)"/).map { String($0.1) }
      return (declared + handed).map { (path, $0) }
    }
  }

  /// The texts in quotation marks that are used as keys: the exact ones, and those with a part
  /// that is put in, as a pattern where `*` stands for one or more words of a key.
  static func literals() throws -> Set<String> {
    var found: Set<String> = []
    for (_, text) in try files() {
      for match in text.matches(of: /"([a-z][A-Za-z]*(?:\.(?:[A-Za-z]+|\\\([^"]*?\)+))+)"/) {
        found.insert(String(match.1).replacing(/\\\(.*\)/, with: "*"))
      }
    }
    return found
  }
}
