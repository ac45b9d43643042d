import Content
import Foundation
import Learning
import TestSupport
import Testing

@Suite struct `The installed spelling dictionaries` {
  static let lexicon = HunspellLexicon()

  @Test(arguments: AnswerFixtures.judged)
  func `give a teacher's verdict`(_ row: AnswerFixtures.Row) throws {
    try #require(Self.lexicon.isAvailable(row.language))
    let judgement = AnswerJudge(lexicon: Self.lexicon)
      .judge(row.typed, accepted: [row.expected], language: row.language)
    #expect(judgement.verdict == row.verdict, "\(row): \(judgement.differences)")
    guard let kinds = row.kinds else { return }
    #expect(judgement.differences.map(\.kind) == kinds, "\(row)")
  }

  @Test func `know words with accents, exactly as spelled`() {
    #expect(Self.lexicon.contains("garçon", in: .french))
    #expect(Self.lexicon.contains("garc\u{0327}on", in: .french))
    #expect(!Self.lexicon.contains("garcon", in: .french))
    #expect(Self.lexicon.contains("Haus", in: .german))
    #expect(!Self.lexicon.contains("haus", in: .german))
  }

  @Test func `leave out compounds that hunspell makes up`() {
    #expect(!Self.lexicon.contains("Hausbrotbaum", in: .german))
  }

  @Test(arguments: ["", " ", "-", "1", "a\u{0}b", String(repeating: "a", count: 100_000), "שלום"])
  func `refuse what is no word`(_ text: String) {
    for language in Language.interface { #expect(!Self.lexicon.contains(text, in: language)) }
  }

  @Test func `a missing dictionary is said and holds nothing`() {
    let lexicon = HunspellLexicon(folders: ["/nonexistent"])
    #expect(!lexicon.isAvailable(.french))
    #expect(!lexicon.contains("chat", in: .french))
    #expect(lexicon.problem(for: .french) == .noDictionary(.french))
    #expect(Self.lexicon.problem(for: .french) == nil)
  }

  @Test func `a dictionary in another encoding is converted both ways`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (code, name, byte, word) in [
      ("xa", "ISO8859-1", UInt8(0xE9), "caf\u{E9}"),
      ("xb", "ISO8859-15", UInt8(0xBD), "caf\u{153}"),
    ] {
      try Data("SET \(name)\n".utf8).write(to: folder.appending(path: "\(code).aff"))
      try (Data("1\ncaf".utf8) + Data([byte, 10])).write(to: folder.appending(path: "\(code).dic"))
      let lexicon = HunspellLexicon(folders: [folder.path])
      #expect(lexicon.contains(word, in: Language(rawValue: code)), "\(name)")
      #expect(!lexicon.contains("cafe", in: Language(rawValue: code)))
      #expect(!lexicon.contains("café漢", in: Language(rawValue: code)))
    }
  }

  @Test func `serve many threads at once`() async {
    let lexicon = HunspellLexicon()
    let right = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        let language: Language = index.isMultiple(of: 2) ? .italian : .spanish
        group.addTask { lexicon.contains("casa", in: language) }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(right)
  }
}
