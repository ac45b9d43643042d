import Yams

/// A place in a phone map's file that knows where it stands.
struct PhoneMapNode {
  private let node: Node
  private let path: String

  private init(node: Node, path: String) {
    self.node = node
    self.path = path
  }

  /// The root of a file.
  init(text: String, path: String) throws(PhoneMapError) {
    do {
      // Every scalar is read as text: guessing types would run regular expressions over each.
      guard let node = try Yams.compose(yaml: text, .basic) else {
        throw PhoneMapError.broken(path: path, line: 1, column: 1, what: "the file is empty")
      }
      self.init(node: node, path: path)
    } catch let error as PhoneMapError {
      throw error
    } catch let error as YamlError {
      throw PhoneMapNode.explain(error, path)
    } catch {
      throw .broken(path: path, line: 1, column: 1, what: "\(error)")
    }
  }

  private static func explain(_ error: YamlError, _ path: String) -> PhoneMapError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      .broken(path: path, line: mark.line, column: mark.column, what: problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      .broken(
        path: path,
        line: context.mark.line,
        column: context.mark.column,
        what: "duplicate keys: \(duplicates.map(\.description).sorted().joined(separator: ", "))"
      )
    default: .broken(path: path, line: 1, column: 1, what: "\(error)")
    }
  }

  /// The error of this place.
  func broken(_ what: String) -> PhoneMapError {
    .broken(path: path, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, what: what)
  }

  /// Its text.
  func text() throws(PhoneMapError) -> String {
    guard let text = node.scalar?.string, !text.isEmpty else { throw broken("a text is wanted") }
    return text
  }

  /// Its number.
  func number() throws(PhoneMapError) -> Double {
    guard let text = node.scalar?.string, let number = Double(text), number.isFinite else {
      throw broken("a number is wanted")
    }
    return number
  }

  /// Its numbers, where it is a list.
  func numbers() throws(PhoneMapError) -> [Double] {
    guard let sequence = node.sequence else { throw broken("a list is wanted") }
    var numbers: [Double] = []
    for node in sequence { numbers.append(try PhoneMapNode(node: node, path: path).number()) }
    return numbers
  }

  /// Its entries, in order.
  func entries() throws(PhoneMapError) -> [(key: String, value: PhoneMapNode)] {
    guard let mapping = node.mapping else { throw broken("a list of names and values is wanted") }
    var entries: [(String, PhoneMapNode)] = []
    for (key, value) in mapping {
      let key = try PhoneMapNode(node: key, path: path).text()
      entries.append((key, PhoneMapNode(node: value, path: path)))
    }
    return entries
  }

  /// The entry of a name.
  func child(_ name: String) throws(PhoneMapError) -> PhoneMapNode {
    guard let entry = try entries().first(where: { $0.key == name }) else {
      throw broken("`\(name)` is missing")
    }
    return entry.value
  }

  /// Refuses entries of other names.
  func allow(_ names: [String]) throws(PhoneMapError) {
    for entry in try entries() where !names.contains(entry.key) {
      throw entry.value.broken("`\(entry.key)` is not known here")
    }
  }
}
