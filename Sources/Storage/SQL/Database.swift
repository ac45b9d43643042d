/// One connection of a database, lent for the time of a closure; it must not leave it.
public protocol DatabaseConnection {
  /// Runs a statement and returns all its rows.
  ///
  /// - Throws: ``StorageError``.
  func query(_ sql: SQL) throws -> [Row]
  /// Runs a statement whose rows, if any, don't matter.
  ///
  /// - Throws: ``StorageError``.
  func execute(_ sql: SQL) throws
  /// Whether the database has a table of this name; each database keeps another catalogue.
  ///
  /// - Throws: ``StorageError``.
  func hasTable(_ name: String) throws -> Bool
}

/// A database that runs portable SQL.
///
/// Calls block, and must not be nested in one another.
public protocol Database: Sendable {
  /// Reads from one unchanging state of the database.
  ///
  /// - Throws: ``StorageError``, or what the closure throws.
  func read<T>(_ body: (any DatabaseConnection) throws -> T) throws -> T
  /// Runs a write transaction: all of it is on disk when this returns, nothing of it when it throws.
  ///
  /// - Throws: ``StorageError``, or what the closure throws.
  func transaction<T>(_ body: (any DatabaseConnection) throws -> T) throws -> T
}
