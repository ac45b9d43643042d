import Foundation
import GRDB

/// A database in one file of one's own: SQLite with a write-ahead log, every commit on disk.
public final class SQLiteDatabase: Database {
  /// The path of the file.
  public let path: String
  let pool: DatabasePool

  /// "LLA1" in the file's header: tells our files from those of other programs.
  static let applicationID = 0x4C4C_4131
  private static let busyPause = Duration.milliseconds(2)

  /// Opens a file, makes it (0600, its folder 0700) where there is none, and migrates it.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - migrations: the schema; in the order of their numbers.
  ///   - busyTimeout: how long to wait for another process that writes.
  /// - Throws: ``StorageError``.
  public init(
    path: String,
    migrations: [Migration] = Migration.all,
    busyTimeout: Duration = .seconds(5)
  ) throws {
    self.path = path
    try SQLiteFile.prepare(path)
    let migrator = Migrator(migrations: migrations)
    pool = try Self.open(path, migrator: migrator, busyTimeout: busyTimeout)
    try claim()
    try migrator.migrate(self, path: path)
  }

  /// Reads from one unchanging state of the database; other readers and the writer go on.
  ///
  /// - Throws: ``StorageError``, or what the closure throws.
  public func read<T>(_ body: (any DatabaseConnection) throws -> T) throws -> T {
    try Self.explained(path) {
      try pool.read { try body(SQLiteConnection(connection: $0, path: path)) }
    }
  }

  /// Runs a write transaction (`BEGIN IMMEDIATE`), which waits for others that write.
  ///
  /// - Throws: ``StorageError``, or what the closure throws; nothing is written then.
  public func transaction<T>(_ body: (any DatabaseConnection) throws -> T) throws -> T {
    try Self.explained(path) {
      try pool.writeWithoutTransaction { connection in
        var result: T?
        try connection.inTransaction(.immediate) {
          result = try body(SQLiteConnection(connection: connection, path: path))
          return .commit
        }
        guard let result else { throw StorageError.failed(path: path, reason: "no result") }
        return result
      }
    }
  }

  /// Closes the file, which folds the log back into it; every later call fails.
  ///
  /// - Throws: ``StorageError``.
  public func close() throws {
    try Self.explained(path) {
      // Readers first: only a last connection that can write folds the log back.
      pool.releaseMemory()
      try pool.close()
    }
  }

  private static func open(
    _ path: String,
    migrator: Migrator,
    busyTimeout: Duration
  ) throws -> DatabasePool {
    let configuration = configuration(path, migrator: migrator, busyTimeout: busyTimeout)
    let deadline = ContinuousClock.now + busyTimeout
    while true {
      do {
        return try explained(path) {
          let pool = try DatabasePool(path: path, configuration: configuration)
          // The pool sets NORMAL while it opens, under which the last answers can be lost.
          try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
          return pool
        }
      } catch StorageError.busy where ContinuousClock.now < deadline {
        // Two that turn the log on at the same time get "busy" without the handler being asked.
        pause()
      }
    }
  }

  private static func configuration(
    _ path: String,
    migrator: Migrator,
    busyTimeout: Duration
  ) -> Configuration {
    var configuration = Configuration()
    configuration.label = "Storage"
    let tries = max(1, Int(busyTimeout / busyPause))
    // Short, even pauses: SQLite's own growing ones let a busy neighbour win for seconds.
    configuration.busyMode = .callback { tried in
      pause()
      return tried < tries
    }
    configuration.prepareDatabase { connection in
      guard !connection.configuration.readonly else { return }
      // Before the log is turned on, so that a file that is refused is left as it was.
      try refuseOthers(connection, path: path)
      _ = try migrator.version(SQLiteConnection(connection: connection, path: path), path: path)
    }
    return configuration
  }

  /// Leaves the databases of other programs as they are.
  private static func refuseOthers(_ connection: GRDB.Database, path: String) throws {
    // Tables first: whoever makes them has set the id before.
    let tables = try Int.fetchOne(connection, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0
    let found = try Int.fetchOne(connection, sql: "PRAGMA application_id") ?? 0
    guard found == applicationID || (found == 0 && tables == 0) else {
      throw StorageError.otherProgram(path: path, reason: "application id \(found)")
    }
  }

  private func claim() throws {
    let found = try read { try $0.query("PRAGMA application_id") }
    guard try found.first?.value("application_id", as: Int.self) != Self.applicationID else {
      return
    }
    try transaction { try $0.execute("PRAGMA application_id = \(raw: "\(Self.applicationID)")") }
  }

  private static func pause() { usleep(UInt32(busyPause / .microseconds(1))) }

  /// Runs a piece of work; what SQLite says becomes a ``StorageError``.
  static func explained<T>(_ path: String, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw StorageError(error, path: path)
    }
  }
}
