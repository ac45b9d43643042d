/// A value as a database holds it: the five kinds that SQLite and PostgreSQL share.
public enum SQLValue: Sendable, Hashable {
  /// No value.
  case null
  /// A whole number of 64 bits.
  case integer(Int64)
  /// A floating-point number of 64 bits, kept bit for bit; NaN is not storable.
  case real(Double)
  /// A text without NUL characters.
  case text(String)
  /// Bytes.
  case blob([UInt8])

  /// The kind's name, for messages.
  public var kindName: String {
    switch self {
    case .null: "null"
    case .integer: "integer"
    case .real: "real"
    case .text: "text"
    case .blob: "blob"
    }
  }
}

/// A type whose values can be bound to SQL and read from a row.
public protocol SQLConvertible {
  /// The value as the database holds it.
  var sqlValue: SQLValue { get }
  /// A value from the database, or nil where it is of another kind or out of range.
  init?(sqlValue: SQLValue)
}

extension SQLValue: SQLConvertible {
  /// The value itself.
  public var sqlValue: SQLValue { self }
  /// Any value.
  public init?(sqlValue: SQLValue) { self = sqlValue }
}

extension Int64: SQLConvertible {
  /// An integer.
  public var sqlValue: SQLValue { .integer(self) }
  /// A whole number from an integer.
  public init?(sqlValue: SQLValue) {
    guard case .integer(let number) = sqlValue else { return nil }
    self = number
  }
}

extension Int: SQLConvertible {
  /// An integer.
  public var sqlValue: SQLValue { .integer(Int64(self)) }
  /// A whole number from an integer.
  public init?(sqlValue: SQLValue) {
    guard case .integer(let number) = sqlValue else { return nil }
    self.init(exactly: number)
  }
}

extension Double: SQLConvertible {
  /// A real.
  public var sqlValue: SQLValue { .real(self) }
  /// A number from a real, or from an integer that it can hold exactly.
  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .real(let number): self = number
    case .integer(let number): self.init(exactly: number)
    default: return nil
    }
  }
}

extension String: SQLConvertible {
  /// A text.
  public var sqlValue: SQLValue { .text(self) }
  /// A string from a text.
  public init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self = text
  }
}

extension [UInt8]: SQLConvertible {
  /// A blob.
  public var sqlValue: SQLValue { .blob(self) }
  /// Bytes from a blob.
  public init?(sqlValue: SQLValue) {
    guard case .blob(let bytes) = sqlValue else { return nil }
    self = bytes
  }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  /// The wrapped value, or null.
  public var sqlValue: SQLValue { self?.sqlValue ?? .null }
  /// Nil from null, and otherwise a wrapped value.
  public init?(sqlValue: SQLValue) {
    if case .null = sqlValue {
      self = .none
    } else if let wrapped = Wrapped(sqlValue: sqlValue) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }
}
