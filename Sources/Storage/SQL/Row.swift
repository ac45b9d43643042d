public import Learning

/// One row of a result, read by the names of its columns.
public struct Row: Sendable, Hashable {
  private let columns: [String: Int]
  private let values: [SQLValue]

  /// A row from the places of its columns and its values.
  init(columns: [String: Int], values: [SQLValue]) {
    self.columns = columns
    self.values = values
  }

  /// The value of a column, as the type that is asked for.
  ///
  /// - Throws: ``RowError`` where there is no such column or the value is of another kind.
  public func value<Value: SQLConvertible>(
    _ column: String,
    as type: Value.Type = Value.self
  ) throws -> Value {
    guard let place = columns[column] else { throw RowError.noColumn(column) }
    let found = values[place]
    guard let value = Value(sqlValue: found) else {
      throw RowError.otherKind(column: column, expected: "\(type)", found: found.kindName)
    }
    return value
  }
}

/// A row that is not what the statement promised: a fault of the program or a tampered file.
public enum RowError: ExplainedError, Hashable {
  /// The result has no column of this name.
  case noColumn(String)
  /// The column holds another kind of value.
  case otherKind(column: String, expected: String, found: String)

  /// `rowWithoutColumn` or `rowOfOtherKind`.
  public var code: String {
    switch self {
    case .noColumn: "rowWithoutColumn"
    case .otherKind: "rowOfOtherKind"
    }
  }

  /// `column`, `expected`, `found`.
  public var facts: [String: String] {
    switch self {
    case .noColumn(let column): ["column": column]
    case .otherKind(let column, let expected, let found):
      ["column": column, "expected": expected, "found": found]
    }
  }

  /// A fault.
  public var kind: FailureKind { .fault }
}
