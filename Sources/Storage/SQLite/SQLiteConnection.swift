import Foundation
import GRDB

/// A connection of a SQLite database, lent for the time of a closure.
struct SQLiteConnection: DatabaseConnection {
  let connection: GRDB.Database
  let path: String

  func query(_ sql: SQL) throws -> [Row] {
    try explained {
      let (statement, arguments) = try prepare(sql)
      let names = statement.columnNames
      let columns = Dictionary(
        zip(names, names.indices),
        uniquingKeysWith: { first, _ in first }
      )
      var rows: [Row] = []
      let cursor = try GRDB.Row.fetchCursor(statement, arguments: arguments)
      while let row = try cursor.next() {
        let values = names.indices.map { SQLValue(row[$0] as DatabaseValue) }
        rows.append(Row(columns: columns, values: values))
      }
      return rows
    }
  }

  func execute(_ sql: SQL) throws {
    try explained {
      let (statement, arguments) = try prepare(sql)
      try statement.execute(arguments: arguments)
    }
  }

  func hasTable(_ name: String) throws -> Bool {
    try query("SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND name = \(name)")
      .isEmpty == false
  }

  private func prepare(_ sql: SQL) throws -> (Statement, StatementArguments) {
    let (text, values) = sql.rendered { _ in "?" }
    let arguments = try values.map(databaseValue)
    return (try connection.cachedStatement(sql: text), StatementArguments(arguments))
  }

  /// SQLite would cut a text at its first NUL and store NaN as NULL; both are refused instead.
  private func databaseValue(_ value: SQLValue) throws -> DatabaseValue {
    switch value {
    case .null: return .null
    case .integer(let number): return number.databaseValue
    case .real(let number) where number.isNaN:
      throw StorageError.failed(path: path, reason: "not a number")
    case .real(let number): return number.databaseValue
    case .text(let text) where text.utf8.contains(0):
      throw StorageError.failed(path: path, reason: "text with a NUL character")
    case .text(let text): return text.databaseValue
    case .blob(let bytes): return Data(bytes).databaseValue
    }
  }

  private func explained<T>(_ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw StorageError(error, path: path)
    }
  }
}

extension SQLValue {
  /// A value as GRDB read it.
  fileprivate init(_ value: DatabaseValue) {
    switch value.storage {
    case .null: self = .null
    case .int64(let number): self = .integer(number)
    case .double(let number): self = .real(number)
    case .string(let text): self = .text(text)
    case .blob(let data): self = .blob([UInt8](data))
    }
  }
}
