import Foundation

/// Brings a database to the newest schema, each migration once and in a transaction of its own.
struct Migrator {
  /// The migrations in the order of their numbers.
  let migrations: [Migration]

  /// The number of the newest migration that is applied; 0 in a new database.
  ///
  /// - Throws: ``StorageError``.
  static func version(_ connection: any DatabaseConnection) throws -> Int {
    guard try connection.hasTable("migrations") else { return 0 }
    let rows = try connection.query("SELECT MAX(number) AS newest FROM migrations")
    return try rows.first?.value("newest", as: Int?.self) ?? 0
  }

  /// The number of the newest migration that is applied, where the program knows it.
  ///
  /// - Throws: ``StorageError``, `.newerSchema` where the database knows more than the program.
  func version(_ connection: any DatabaseConnection, path: String) throws -> Int {
    let known = migrations.last?.number ?? 0
    let found = try Self.version(connection)
    guard found <= known else {
      throw StorageError.newerSchema(path: path, found: found, known: known)
    }
    return found
  }

  /// Applies what is missing.
  ///
  /// Two processes may do so at once: each migration looks again, inside
  /// its transaction, whether the other one was faster.
  ///
  /// - Throws: ``StorageError``, `.newerSchema` where the database knows more than the program.
  func migrate(_ database: some Database, path: String) throws {
    let found = try database.read { try version($0, path: path) }
    for migration in migrations where migration.number > found {
      try database.transaction { try apply(migration, on: $0) }
    }
  }

  private func apply(_ migration: Migration, on connection: any DatabaseConnection) throws {
    try connection.execute(
      """
      CREATE TABLE IF NOT EXISTS migrations (
        number INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)
      """
    )
    guard try Self.version(connection) < migration.number else { return }
    for statement in migration.statements { try connection.execute(statement) }
    let milliseconds = Int64(Date().timeIntervalSince1970 * 1000)
    try connection.execute(
      """
      INSERT INTO migrations (number, name, applied_at)
      VALUES (\(migration.number), \(migration.name), \(milliseconds))
      """
    )
  }
}
