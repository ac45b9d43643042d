import Foundation
import Learning
import TestSupport
import Testing

@testable import Storage

/// What is said where a file cannot be used, and that nothing of it is changed.
struct SQLiteRefusalTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("lla.db")
  }

  /// The error of opening a file; nil where it opened.
  private func refusal(_ path: String) -> StorageError? {
    do {
      _ = try SQLiteDatabase(path: path, busyTimeout: .milliseconds(50))
      return nil
    } catch {
      return error as? StorageError
    }
  }

  private func makeDatabase(events: Int = 0) throws {
    let database = try SQLiteDatabase(path: path)
    let store = SQLLearningStore(database: database)
    for number in 0..<events {
      _ = try store.append(
        .review("e\(number)", .word("entry\(number)")),
        of: .local,
        rules: ChainRules()
      )
    }
    try database.close()
  }

  private func contents() throws -> Data { try Data(contentsOf: folder.url("lla.db")) }

  @Test func `a text file is no database and stays as it is`() throws {
    let text = Data(String(repeating: "dear diary\n", count: 500).utf8)
    try text.write(to: folder.url("lla.db"))
    let error = try #require(refusal(path))
    #expect(error.code == "storageNotADatabase")
    #expect(error.facts["path"] == path)
    #expect(error.facts["reason"]?.isEmpty == false)
    #expect(error.kind == .storage)
    #expect(try contents() == text)
  }

  @Test func `an empty file becomes a database`() throws {
    try Data().write(to: folder.url("lla.db"))
    #expect(refusal(path) == nil)
  }

  @Test func `a database of another program is refused and stays as it is`() throws {
    let other = try SQLiteDatabase(path: path)
    try other.transaction { try $0.execute("PRAGMA application_id = 0") }
    try other.close()
    let before = try contents()
    #expect(refusal(path)?.code == "storageOtherProgram")
    #expect(try contents() == before)
  }

  @Test(arguments: [60, 5_000, 40_000])
  func `a truncated database is said to be damaged`(length: UInt64) throws {
    try makeDatabase(events: 100)
    let file = try FileHandle(forWritingTo: folder.url("lla.db"))
    try file.truncate(atOffset: length)
    try file.close()
    let error = try #require(refusal(path))
    #expect(["storageCorrupt", "storageNotADatabase"].contains(error.code))
    #expect(error.facts["path"] == path)
    #expect(try contents().count == Int(length))
  }

  @Test func `a page of rubbish is found by the integrity check`() throws {
    try makeDatabase(events: 200)
    var bytes = try contents()
    let middle = bytes.count / 4096 / 2 * 4096
    bytes.replaceSubrange(middle..<middle + 4096, with: repeatElement(0xA5, count: 4096))
    try bytes.write(to: folder.url("lla.db"))
    let database = try SQLiteDatabase(path: path)
    #expect(try !database.integrityProblems().isEmpty)
  }

  @Test func `a folder is no file, and a file is no folder`() throws {
    #expect(refusal(folder.path)?.code == "storageCannotOpen")
    try Data().write(to: folder.url("file"))
    let error = try #require(refusal(folder.file("file/lla.db")))
    #expect(error.code == "storageCannotOpen")
    #expect(error.facts["reason"] == "Not a directory")
  }

  @Test func `a file that somebody else is writing is busy, and free again afterwards`() throws {
    let one = try SQLiteDatabase(path: path)
    let other = try SQLiteDatabase(path: path, busyTimeout: .milliseconds(50))
    try one.transaction { connection in
      try connection.execute("DELETE FROM settings")
      do {
        try other.transaction { try $0.execute("DELETE FROM settings") }
        Issue.record("two wrote at the same time")
      } catch let error as StorageError {
        #expect(error.code == "storageBusy")
        #expect(error.kind == .busy)
        #expect(error.facts["path"] == path)
      }
      #expect(try other.read { try $0.query("SELECT name FROM settings") }.isEmpty)
    }
    try other.transaction { try $0.execute("DELETE FROM settings") }
  }

  @Test(.enabled(if: Mount.isPossible, "needs root to mount"))
  func `a read-only folder is said to be so, with a database in it or without`() throws {
    try makeDatabase(events: 1)
    let mount = try Mount(readOnly: folder.path)
    let error = try #require(refusal(path))
    #expect(error.code == "storageReadOnly")
    #expect(error.facts["reason"]?.isEmpty == false)
    #expect(refusal(folder.file("new.db"))?.code == "storageReadOnly")
    #expect(refusal(folder.file("new/deep/lla.db"))?.code == "storageReadOnly")
    withExtendedLifetime(mount) {}
  }

  @Test(.enabled(if: Mount.isPossible, "needs root to mount"))
  func `a read-only file is said to be so`() throws {
    try makeDatabase(events: 1)
    let mount = try Mount(readOnly: path)
    #expect(refusal(path)?.code == "storageReadOnly")
    withExtendedLifetime(mount) {}
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everything"))
  func `a folder without permission is said to be read-only`() throws {
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    #expect(refusal(path)?.code == "storageReadOnly")
  }

  @Test(.enabled(if: Mount.isPossible, "needs root to mount"))
  func `a full disk is said to be full, nothing told as saved is lost, and room helps`() throws {
    let mount = try Mount(at: folder.path, options: "size=512k")
    let database = try SQLiteDatabase(path: path)
    let store = SQLLearningStore(database: database)
    var saved: [String] = []
    var refusal: StorageError?
    while refusal == nil, saved.count < 10_000 {
      let id = "e\(saved.count)"
      do {
        _ = try store.append(.review(id), of: .local, rules: ChainRules())
        saved.append(id)
      } catch {
        refusal = try #require(error as? StorageError)
      }
    }
    #expect(refusal?.code == "storageFull")
    #expect(refusal?.facts["path"] == path)
    #expect(try store.events(of: .local).map(\.id) == saved)
    #expect(try database.integrityProblems() == [])
    try mount.remount("size=8m")
    _ = try store.append(.review("after"), of: .local, rules: ChainRules())
    let rebuilt = try store.rebuild(of: .local, rules: ChainRules())
    #expect(rebuilt == (events: saved.count + 1, changed: 0))
  }

  @Test(.enabled(if: Mount.isPossible, "needs root to mount"))
  func `a new file on a full disk is refused as such`() throws {
    let mount = try Mount(at: folder.path, options: "size=64k")
    try Data(count: 64 * 1024).write(to: folder.url("rubbish"))
    #expect(refusal(path)?.code == "storageFull")
    withExtendedLifetime(mount) {}
  }
}
