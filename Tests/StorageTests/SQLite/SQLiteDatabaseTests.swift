import Foundation
import Learning
import TestSupport
import Testing

@testable import Storage

struct SQLiteDatabaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ name: String = "lla.db") throws -> SQLiteDatabase {
    try SQLiteDatabase(path: folder.file(name))
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `every commit is synced: synchronous is FULL on the connection that writes`() throws {
    let database = try open()
    let level = try database.transaction { connection in
      try connection.query("PRAGMA synchronous").first?.value("synchronous", as: Int.self)
    }
    #expect(level == 2)
  }

  @Test func `health tells the journal, the sync, the schema and the sizes`() throws {
    let health = try open().health()
    #expect(health.journalMode == "wal")
    #expect(health.synchronous == 2)
    #expect(health.foreignKeys)
    #expect(health.schema == Migration.all.count)
    #expect(health.fileBytes + health.logBytes > 0)
    #expect(try #require(health.freeBytes) > 0)
    #expect(health.sqliteVersion.hasPrefix("3."))
    #expect(health.path == folder.file("lla.db"))
  }

  @Test func `nobody else can read the files or the folders that were made for them`() throws {
    let mask = umask(0)
    defer { umask(mask) }
    let database = try open("new/deep/lla.db")
    try database.transaction { try $0.execute("DELETE FROM settings") }
    #expect(try permissions(folder.file("new")) == 0o700)
    #expect(try permissions(folder.file("new/deep")) == 0o700)
    for suffix in ["", "-wal", "-shm"] {
      #expect(try permissions(database.path + suffix) == 0o600)
    }
  }

  @Test func `a folder that was there keeps its permissions`() throws {
    chmod(folder.path, 0o755)
    _ = try open()
    #expect(try permissions(folder.path) == 0o755)
  }

  @Test func `a transaction that throws leaves nothing behind`() throws {
    struct Stop: Error {}
    let database = try open()
    #expect(throws: Stop.self) {
      try database.transaction { connection in
        try connection.execute(
          "INSERT INTO settings (learner, name, value) VALUES (\("me"), \("a"), \("b"))"
        )
        throw Stop()
      }
    }
    let rows = try database.read { try $0.query("SELECT name FROM settings") }
    #expect(rows.isEmpty)
  }

  @Test func `a statement that fails in the middle leaves nothing behind`() throws {
    let database = try open()
    #expect(throws: StorageError.self) {
      try database.transaction { connection in
        let insert: SQL = "INSERT INTO settings (learner, name, value) VALUES ('me', 'a', 'b')"
        try connection.execute(insert)
        try connection.execute(insert)
      }
    }
    #expect(try database.read { try $0.query("SELECT name FROM settings") }.isEmpty)
  }

  @Test func `a read cannot write`() throws {
    let database = try open()
    #expect(throws: StorageError.self) {
      try database.read { try $0.execute("DELETE FROM settings") }
    }
  }

  @Test(arguments: [
    SQLValue.null, .integer(.min), .integer(.max), .real(0.1 + 0.2), .real(.leastNonzeroMagnitude),
    .real(.greatestFiniteMagnitude), .text(""), .text("l’été – 日本語 🇫🇷"), .blob([0, 1, 255]),
  ])
  func `a value comes back as it was bound`(value: SQLValue) throws {
    let database = try open()
    let row = try database.read { try $0.query("SELECT \(value) AS value").first }
    #expect(try row?.value("value", as: SQLValue.self) == value)
  }

  @Test(arguments: [SQLValue.text("a\0b"), .real(.nan)])
  func `what SQLite would change silently is refused`(value: SQLValue) throws {
    let database = try open()
    #expect(throws: StorageError.self) {
      try database.read { try $0.query("SELECT \(value) AS value") }
    }
  }

  @Test func `a closed database says so, and its log is folded into the file`() throws {
    let database = try open()
    try database.close()
    #expect(!FileManager.default.fileExists(atPath: database.path + "-wal"))
    #expect(throws: StorageError.self) { try database.read { try $0.query("SELECT 1") } }
  }

  @Test func `a sound file has no integrity problems`() throws {
    #expect(try open().integrityProblems() == [])
  }
}
