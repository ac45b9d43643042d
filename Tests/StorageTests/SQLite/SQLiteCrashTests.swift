import Foundation
import Learning
import TestSupport
import Testing

@testable import Storage

/// That what a learner was told is saved outlives the program and a torn log.
struct SQLiteCrashTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [40, 90, 170])
  func `a program that is killed keeps every event it acknowledged`(milliseconds: Int) async throws
  {
    let path = folder.file("lla.db")
    let acknowledged = folder.file("acknowledged")
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [
        path = path as String, acknowledged = acknowledged as String,
        milliseconds = milliseconds as Int
      ]
      in
      let store = SQLLearningStore(database: try SQLiteDatabase(path: path))
      let descriptor = open(acknowledged, O_CREAT | O_WRONLY | O_APPEND, 0o600)
      Thread.detachNewThread {
        usleep(UInt32(milliseconds) * 1_000)
        kill(getpid(), SIGKILL)
      }
      for number in 0... {
        let id = "e\(number)"
        _ = try store.append(.review(id), of: .local, rules: ChainRules())
        let line = Array("\(id)\n".utf8)
        _ = write(descriptor, line, line.count)
      }
    }
    let told = try String(contentsOfFile: acknowledged, encoding: .utf8).split(separator: "\n")
    let database = try SQLiteDatabase(path: path)
    let store = SQLLearningStore(database: database)
    let kept = try store.events(of: .local).map(\.id)
    #expect(!told.isEmpty)
    // The one event that was on disk but not yet told may be there too.
    #expect(kept.prefix(told.count) == told.map(String.init)[...])
    #expect(kept.count <= told.count + 1)
    #expect(try database.integrityProblems() == [])
    #expect(try store.rebuild(of: .local, rules: ChainRules()) == (kept.count, 0))
  }

  @Test func `a log that is torn at any byte keeps every event written before it`() throws {
    let database = try SQLiteDatabase(path: folder.file("lla.db"))
    let store = SQLLearningStore(database: database)
    var sizes: [Int64] = []
    // Too few to fill the log, which would be folded into the file.
    for number in 0..<60 {
      _ = try store.append(
        .review("e\(number)", .word("entry\(number % 9)")),
        of: .local,
        rules: ChainRules()
      )
      sizes.append(SQLiteFile.size(of: database.path + "-wal"))
    }
    for suffix in ["", "-wal"] {
      try run("/bin/cp", database.path + suffix, folder.file("copy") + suffix)
    }
    let log = try Data(contentsOf: folder.url("copy-wal"))
    var chance = SeededChance(seed: 7)
    for number in 0..<25 {
      let length = Int.random(in: Int(sizes[0])...log.count, using: &chance)
      let torn = folder.file("torn\(number)")
      try run("/bin/cp", folder.file("copy"), torn)
      // What a cut power line leaves: the beginning, then rubbish.
      let rubbish = Data((0..<900).map { _ in UInt8.random(in: 0...255, using: &chance) })
      try (log.prefix(length) + rubbish).write(to: URL(fileURLWithPath: torn + "-wal"))
      let copy = try SQLiteDatabase(path: torn)
      let kept = try SQLLearningStore(database: copy).events(of: .local).count
      #expect(kept == sizes.count { $0 <= length })
      #expect(try copy.integrityProblems() == [])
      #expect(
        try SQLLearningStore(database: copy).rebuild(of: .local, rules: ChainRules()) == (kept, 0)
      )
    }
  }

  @Test func `two programs that make the same new files at once both can`() async throws {
    let folder = folder.path
    async let one: Void = openRepeatedly(in: folder, as: "one", after: "two")
    async let two: Void = openRepeatedly(in: folder, as: "two", after: "one")
    _ = await (one, two)
    for number in 0..<20 {
      let database = try SQLiteDatabase(path: "\(folder)/\(number).db")
      let events = try SQLLearningStore(database: database).events(of: .local)
      #expect(Set(events.map(\.id)) == ["one", "two"])
      #expect(Set(events.map(\.device)).count == 1)
      #expect(try database.health().schema == Migration.all.count)
    }
  }

  /// Opens 20 new files in a process of its own, as soon as the other one is ready too.
  private func openRepeatedly(in folder: String, as name: String, after other: String) async {
    await #expect(processExitsWith: .success) {
      [folder = folder as String, name = name as String, other = other as String] in
      for number in 0..<20 {
        close(open("\(folder)/\(name)-\(number)", O_CREAT | O_WRONLY, 0o600))
        while access("\(folder)/\(other)-\(number)", F_OK) != 0 { usleep(50) }
        let database = try SQLiteDatabase(path: "\(folder)/\(number).db")
        _ = try SQLLearningStore(database: database)
          .append(.review(name), of: .local, rules: ChainRules())
      }
    }
  }
}
