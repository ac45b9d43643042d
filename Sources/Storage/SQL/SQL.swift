/// One SQL statement, in which what is interpolated is bound as a value and never becomes text.
///
/// Raw text needs its label: `"SELECT \(raw: columns) FROM events WHERE id = \(id)"`. Statements are written for SQLite 3.40 and PostgreSQL 15 alike, without `?` in their text.
public struct SQL: ExpressibleByStringInterpolation, Sendable, Hashable {
  /// A piece of the statement.
  enum Piece: Sendable, Hashable {
    case text(String)
    case value(SQLValue)
  }

  /// The pieces in their order.
  let pieces: [Piece]

  /// A statement without values.
  public init(stringLiteral text: String) { pieces = [.text(text)] }

  /// A statement from its literal parts and bound values.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// The text with a placeholder for each value, and the values in the order of the placeholders.
  ///
  /// - Parameter placeholder: the placeholder of the value with this number, counted from 1.
  /// - Returns: the text and the values.
  public func rendered(placeholder: (Int) -> String) -> (text: String, values: [SQLValue]) {
    var text = ""
    var values: [SQLValue] = []
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .value(let value):
        values.append(value)
        text += placeholder(values.count)
      }
    }
    return (text, values)
  }

  /// Collects the parts of a statement.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    /// An empty statement.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) { pieces.append(.text(literal)) }

    /// Binds a value.
    public mutating func appendInterpolation<Value: SQLConvertible>(_ value: Value) {
      pieces.append(.value(value.sqlValue))
    }

    /// Adds another statement's pieces, its values still bound.
    public mutating func appendInterpolation(_ sql: SQL) { pieces += sql.pieces }

    /// Adds text as it is, such as a list of columns; never anything a person typed.
    public mutating func appendInterpolation(raw text: String) { pieces.append(.text(text)) }
  }
}
