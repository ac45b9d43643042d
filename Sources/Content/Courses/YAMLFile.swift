import Foundation
import Yams

/// A YAML file as nodes that know their place, so that every complaint names line and column.
struct YAMLFile {
  /// The biggest file that is read, in bytes.
  static let maximumBytes = 16 << 20

  let path: String
  let root: YAMLValue

  /// Reads and parses a file.
  ///
  /// - Throws: ``ContentError`` where it is missing, too big, not UTF-8 or not YAML.
  init(at url: URL) throws {
    path = url.path
    guard FileManager.default.fileExists(atPath: path) else {
      throw ContentError.fileMissing(path: path)
    }
    let text = try Self.text(at: url)
    do {
      // Every scalar is read as text: guessing types would run regular expressions over each.
      guard let node = try Yams.compose(yaml: text, .basic) else {
        throw ContentError.brokenYAML(.init(file: path, line: 1, column: 1), reason: "empty file")
      }
      root = YAMLValue(node: node, file: path)
    } catch let error as YamlError {
      throw Self.explain(error, path)
    }
  }

  private static func text(at url: URL) throws -> String {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw ContentError.fileUnreadable(path: url.path, reason: error.localizedDescription)
    }
    guard data.count <= maximumBytes else {
      throw ContentError.fileUnreadable(path: url.path, reason: "over \(maximumBytes >> 20) MB")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ContentError.fileUnreadable(path: url.path, reason: "not UTF-8")
    }
    return text
  }

  private static func explain(_ error: YamlError, _ path: String) -> ContentError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      .brokenYAML(.init(file: path, line: mark.line, column: mark.column), reason: problem)
    case .duplicatedKeysInMapping(let keys, let context):
      .duplicateID(
        .init(file: path, line: context.mark.line, column: context.mark.column),
        id: keys.sorted().joined(separator: ", ")
      )
    default:
      .brokenYAML(.init(file: path, line: 1, column: 1), reason: String(describing: error))
    }
  }
}

/// A node of a YAML file with typed access.
struct YAMLValue {
  let node: Node
  let file: String

  var place: ContentError.Place {
    .init(file: file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }

  /// Whether it is a scalar.
  var isText: Bool { node.scalar != nil }

  /// The text of a scalar.
  func text(_ field: String) throws -> String {
    guard let scalar = node.scalar else { throw wrong(field, "a text") }
    return scalar.string
  }

  /// The items of a list.
  func list(_ field: String) throws -> [YAMLValue] {
    guard let sequence = node.sequence else { throw wrong(field, "a list") }
    return sequence.map { YAMLValue(node: $0, file: file) }
  }

  /// The pairs of a map in their order; a key that stands twice is refused.
  func map(_ field: String) throws -> [(key: String, value: YAMLValue)] {
    guard let mapping = node.mapping else { throw wrong(field, "a map") }
    var seen: Set<String> = []
    return try mapping.map { pair in
      let key = try YAMLValue(node: pair.key, file: file).text(field)
      guard seen.insert(key).inserted else {
        throw ContentError.duplicateID(YAMLValue(node: pair.key, file: file).place, id: key)
      }
      return (key, YAMLValue(node: pair.value, file: file))
    }
  }

  /// The value of a field, or nil where the map doesn't have it.
  func optional(_ field: String) throws -> YAMLValue? {
    guard let mapping = node.mapping else { throw wrong(field, "a map") }
    return mapping[field].map { YAMLValue(node: $0, file: file) }
  }

  /// The value of a field that must be there.
  func required(_ field: String) throws -> YAMLValue {
    guard let value = try optional(field) else {
      throw ContentError.fieldMissing(place, field: field)
    }
    return value
  }

  func wrong(_ field: String, _ expected: String) -> ContentError {
    .fieldWrong(place, field: field, expected: expected)
  }
}

extension String {
  /// A text of valid UTF-8, or nil.
  fileprivate init?(validating data: Data, as encoding: UTF8.Type) {
    guard let text = String(data: data, encoding: .utf8) else { return nil }
    self = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }
}
