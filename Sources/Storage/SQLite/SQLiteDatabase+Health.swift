import GRDB

/// What can be said of a database's health without reading all of it.
public struct DatabaseHealth: Sendable, Hashable {
  /// The path of the file.
  public let path: String
  /// The number of the newest migration.
  public let schema: Int
  /// The size of the file in bytes.
  public let fileBytes: Int64
  /// The size of the write-ahead log in bytes.
  public let logBytes: Int64
  /// The bytes free on the file system; nil where the system doesn't say.
  public let freeBytes: Int64?
  /// SQLite's journal mode; `wal` is right.
  public let journalMode: String
  /// SQLite's `synchronous` of the connection that writes; 2 (FULL) is right.
  public let synchronous: Int
  /// Whether foreign keys are enforced.
  public let foreignKeys: Bool
  /// The version of the SQLite library.
  public let sqliteVersion: String
}

extension SQLiteDatabase {
  /// What can be said of the database's health without reading all of it.
  ///
  /// - Throws: ``StorageError``.
  public func health() throws -> DatabaseHealth {
    let schema = try read(Migrator.version)
    return try Self.explained(path) {
      try pool.writeWithoutTransaction { writer in
        DatabaseHealth(
          path: path,
          schema: schema,
          fileBytes: SQLiteFile.size(of: path),
          logBytes: SQLiteFile.size(of: path + "-wal"),
          freeBytes: SQLiteFile.freeBytes(beside: path),
          journalMode: try String.fetchOne(writer, sql: "PRAGMA journal_mode") ?? "",
          synchronous: try Int.fetchOne(writer, sql: "PRAGMA synchronous") ?? -1,
          foreignKeys: try Bool.fetchOne(writer, sql: "PRAGMA foreign_keys") ?? false,
          sqliteVersion: try String.fetchOne(writer, sql: "SELECT sqlite_version()") ?? ""
        )
      }
    }
  }

  /// Reads the whole file and checks that it hangs together (`PRAGMA quick_check`).
  ///
  /// - Returns: what is wrong, in SQLite's words; empty where nothing is.
  /// - Throws: ``StorageError`` where the file cannot be read at all.
  public func integrityProblems() throws -> [String] {
    do {
      let lines = try read { connection in
        try connection.query("PRAGMA quick_check").map {
          try $0.value("quick_check", as: String.self)
        }
      }
      return lines == ["ok"] ? [] : lines
    } catch StorageError.corrupt(_, let reason) {
      return [reason]
    }
  }
}
