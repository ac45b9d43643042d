import Foundation
import Learning
import TestSupport
import Testing

@testable import Storage

struct MigratorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ migrations: [Migration]) throws -> SQLiteDatabase {
    try SQLiteDatabase(path: folder.file("lla.db"), migrations: migrations)
  }

  private let first = Migration(
    number: 1,
    name: "one",
    statements: ["CREATE TABLE one (n INTEGER NOT NULL)"]
  )
  private let second = Migration(
    number: 2,
    name: "two",
    statements: ["INSERT INTO one (n) VALUES (2)"]
  )

  private func applied(_ database: SQLiteDatabase) throws -> [String] {
    try database.read { connection in
      try connection.query("SELECT number, name FROM migrations ORDER BY number").map { row in
        "\(try row.value("number", as: Int.self)) \(try row.value("name", as: String.self))"
      }
    }
  }

  @Test func `migrations are numbered from 1 without a gap`() {
    #expect(Migration.all.map(\.number) == Array(1...Migration.all.count))
    #expect(Set(Migration.all.map(\.name)).count == Migration.all.count)
  }

  @Test func `each migration is applied once, and its name is kept`() throws {
    #expect(try applied(open([first])) == ["1 one"])
    #expect(try applied(open([first, second])) == ["1 one", "2 two"])
    let database = try open([first, second])
    #expect(try applied(database) == ["1 one", "2 two"])
    let rows = try database.read { try $0.query("SELECT n FROM one") }
    #expect(rows.count == 1)
  }

  @Test func `a migration that fails leaves the schema before it, whole`() throws {
    let broken = Migration(
      number: 2,
      name: "broken",
      statements: ["CREATE TABLE two (n INTEGER)", "INSERT INTO nowhere (n) VALUES (1)"]
    )
    #expect(throws: StorageError.self) { try open([first, broken]) }
    let database = try open([first])
    #expect(try applied(database) == ["1 one"])
    #expect(try database.read { try $0.hasTable("two") } == false)
  }

  @Test func `a database of a newer version is refused and left as it is`() throws {
    try open([first, second]).close()
    let path = folder.file("lla.db")
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(throws: StorageError.newerSchema(path: path, found: 2, known: 1)) {
      try open([first])
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test func `many openers of one new file migrate it once`() throws {
    let path = folder.file("lla.db")
    let failures = Locked<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      do {
        _ = try SQLiteDatabase(path: path)
      } catch {
        failures.update { $0.append("\(error)") }
      }
    }
    #expect(failures.value == [])
    #expect(try applied(SQLiteDatabase(path: path)).count == Migration.all.count)
  }
}
