import Learning
import TestSupport
import Testing

@testable import Storage

struct SQLSettingsStoreTests {
  private let folder: TemporaryFolder
  private let store: SQLSettingsStore

  init() throws {
    folder = try TemporaryFolder()
    store = SQLSettingsStore(database: try SQLiteDatabase(path: folder.file("lla.db")))
  }

  @Test func `a setting that was never set is nil`() throws {
    #expect(try store.setting("base", of: .local) == nil)
  }

  @Test func `the last value counts, also after the file is opened again`() throws {
    try store.set("base", to: "en", of: .local)
    try store.set("base", to: "de", of: .local)
    #expect(try store.setting("base", of: .local) == "de")
    let again = SQLSettingsStore(database: try SQLiteDatabase(path: folder.file("lla.db")))
    #expect(try again.setting("base", of: .local) == "de")
  }

  @Test func `nil removes a setting`() throws {
    try store.set("base", to: "en", of: .local)
    try store.set("base", to: nil, of: .local)
    #expect(try store.setting("base", of: .local) == nil)
    try store.set("base", to: nil, of: .local)
  }

  @Test func `learners and names are kept apart`() throws {
    let other = LearnerID(rawValue: "other")
    try store.set("base", to: "en", of: .local)
    try store.set("base", to: "fr", of: other)
    try store.set("voice", to: "", of: .local)
    #expect(try store.setting("base", of: .local) == "en")
    #expect(try store.setting("base", of: other) == "fr")
    #expect(try store.setting("voice", of: .local) == "")
  }
}
