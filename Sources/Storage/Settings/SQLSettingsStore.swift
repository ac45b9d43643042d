public import Learning

/// Keeps settings in a database.
public struct SQLSettingsStore: SettingsStore {
  private let database: any Database

  /// A store on a database that is migrated.
  public init(database: any Database) { self.database = database }

  /// The value of a setting, or nil where it was never set.
  ///
  /// - Throws: ``StorageError``.
  public func setting(_ name: String, of learner: LearnerID) throws -> String? {
    try database.read { connection in
      try connection.query(
        "SELECT value FROM settings WHERE learner = \(learner.rawValue) AND name = \(name)"
      ).first?.value("value", as: String.self)
    }
  }

  /// Sets a setting; nil removes it.
  ///
  /// - Throws: ``StorageError``.
  public func set(_ name: String, to value: String?, of learner: LearnerID) throws {
    try database.transaction { connection in
      guard let value else {
        return try connection.execute(
          "DELETE FROM settings WHERE learner = \(learner.rawValue) AND name = \(name)"
        )
      }
      try connection.execute(
        """
        INSERT INTO settings (learner, name, value)
        VALUES (\(learner.rawValue), \(name), \(value))
        ON CONFLICT (learner, name) DO UPDATE SET value = excluded.value
        """
      )
    }
  }
}
