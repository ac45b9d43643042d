import Content
import Foundation
import Learning
import TestSupport
import Testing

@Suite struct `The shipped course` {
  static let course = Result {
    try CourseReader(content: ContentFolders().content).course("essentials")
  }

  @Test func `has every entry in all five languages (DF 5)`() throws {
    let course = try Self.course.get()
    #expect(Set(course.languages) == Set(Language.interface))
    #expect(course.order.count >= 40)
    #expect(Set(course.order).count == course.order.count)
    #expect(Set(course.entries.keys) == Set(course.order))
    for entry in course.entries.values {
      #expect(Set(entry.wordings.keys) == Set(Language.interface), "\(entry.id.rawValue)")
    }
  }

  @Test func `has titles in all five languages`() throws {
    let course = try Self.course.get()
    let titles =
      [course.title] + course.units.map(\.title) + course.units.flatMap(\.lessons).map(\.title)
    for title in titles { #expect(Set(title.keys) == Set(Language.interface)) }
  }

  @Test func `teaches a noun with its article and gender where the language has them`() throws {
    for entry in try Self.course.get().entries.values where entry.part == "noun" {
      for language in [Language.french, .italian, .german, .spanish] {
        let wording = try #require(entry.wordings[language])
        #expect(wording.article != nil, "\(entry.id.rawValue) \(language)")
        #expect(wording.gender != nil, "\(entry.id.rawValue) \(language)")
      }
      for language in [Language.french, .italian, .spanish] {
        #expect(entry.wordings[language]?.gender != .neuter)
      }
    }
  }

  @Test func `has no text with spare spaces, and no accepted answer twice`() throws {
    for entry in try Self.course.get().entries.values {
      for (language, wording) in entry.wordings {
        for text in wording.accepted + Array(wording.notes.values) {
          #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines))
          #expect(!text.contains("  "))
        }
        let folded = wording.accepted.map(FoldedText.of)
        #expect(Set(folded).count == folded.count, "\(entry.id.rawValue) \(language)")
        #expect(wording.notes[language] == nil, "a note is for those who learn the language")
      }
    }
  }
}

@Suite(.timeLimit(.minutes(5))) struct `A course that is read` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let pack = """
    pack: small
    title: {en: Small, fr: Petit}
    languages: [en, fr]
    units: [one]
    """
  static let unit = """
    unit: one
    title: {en: One}
    lessons:
      - lesson: first
        title: {en: First}
        entries:
          - id: house
            kind: word
            part: noun
            level: A1
            topic: home
            en: {text: house, article: the}
            fr: {text: maison, article: la, gender: f, also: [la baraque], note: {en: cosy}}
          - id: hello
            kind: phrase
            level: A1
            topic: greetings
            en: Hello
            fr: Bonjour
    """

  private func read(unit: String = unit, pack: String = pack) throws -> Course {
    try folder.write(pack, to: "small/pack.yaml")
    try folder.write(unit, to: "small/units/one.yaml")
    return try CourseReader(content: URL(fileURLWithPath: folder.path)).course("small")
  }

  private func error(unit: String = unit, pack: String = pack) -> ContentError? {
    do {
      _ = try read(unit: unit, pack: pack)
      return nil
    } catch {
      return error as? ContentError
    }
  }

  private func place(_ line: Int, _ column: Int, _ file: String = "units/one.yaml")
    -> ContentError.Place
  {
    ContentError.Place(file: folder.file("small/\(file)"), line: line, column: column)
  }

  @Test func `has what its files say`() throws {
    let course = try read()
    #expect(course.id == "small")
    #expect(course.title == [.english: "Small", .french: "Petit"])
    #expect(course.languages == [.english, .french])
    #expect(course.order.map(\.rawValue) == ["small/house", "small/hello"])
    let house = try #require(course.entries[Entry.ID(rawValue: "small/house")])
    #expect(house.kind == .word && house.part == "noun" && house.level == .a1)
    let maison = try #require(house.wordings[.french])
    #expect(maison.accepted == ["la maison", "la baraque"])
    #expect(maison.gender == .feminine && maison.notes == [.english: "cosy"])
  }

  @Test func `may begin with a byte order mark and have Windows line ends`() throws {
    #expect(try read(unit: "\u{FEFF}" + Self.unit).order.count == 2)
    #expect(try read(unit: Self.unit.replacing("\n", with: "\r\n")).order.count == 2)
  }

  @Test func `takes words for words, whatever YAML would make of them`() throws {
    let unit = Self.unit.replacing("en: Hello", with: "en: no").replacing("Bonjour", with: "null")
    let hello = try read(unit: unit).entries[Entry.ID(rawValue: "small/hello")]
    #expect(hello?.wordings[.english]?.text == "no")
    #expect(hello?.wordings[.french]?.text == "null")
  }

  @Test func `needs a content folder, its pack and its units`() throws {
    #expect(throws: ContentError.folderMissing(path: folder.file("none"))) {
      try CourseReader(content: folder.url("none"))
    }
    let reader = try CourseReader(content: URL(fileURLWithPath: folder.path))
    #expect(throws: ContentError.fileMissing(path: folder.file("small/pack.yaml"))) {
      try reader.course("small")
    }
    try folder.write(Self.pack, to: "small/pack.yaml")
    #expect(throws: ContentError.fileMissing(path: folder.file("small/units/one.yaml"))) {
      try reader.course("small")
    }
    #expect(ContentError.fileMissing(path: "x").kind == .missing)
  }

  @Test func `names the place of what is missing`() {
    let noKind = Self.unit.replacing("        kind: phrase\n", with: "")
    #expect(error(unit: noKind) == .fieldMissing(place(14, 9), field: "kind"))
    let noTitle = Self.unit.replacing("title: {en: One}\n", with: "")
    #expect(error(unit: noTitle) == .fieldMissing(place(1, 1), field: "title"))
    let noText = Self.unit.replacing("{text: maison, article: la", with: "{article: la")
    #expect(error(unit: noText) == .fieldMissing(place(13, 13), field: "text"))
  }

  @Test(arguments: [
    ("kind: phrase", "kind: song", "kind", 15, 15), ("level: A1", "level: Z9", "level", 10, 16),
    ("gender: f", "gender: x", "gender", 13, 49), ("en: Hello", "en: '  '", "en", 18, 13),
    ("en: Hello", "en: [Hello]", "en", 18, 13), ("article: la", "article: ''", "article", 13, 37),
    ("article: la", "articel: la", "articel", 13, 37),
    ("[la baraque]", "la baraque", "also", 13, 58),
    ("topic: home", "topic: {a: b}", "topic", 11, 16),
    ("title: {en: One}", "title: One", "title", 2, 8),
  ])
  func `names the place of what is wrong`(
    _ good: String,
    _ bad: String,
    _ field: String,
    _ line: Int,
    _ column: Int
  ) {
    var unit = Self.unit
    if let range = unit.firstRange(of: good) { unit.replaceSubrange(range, with: bad) }
    guard case .fieldWrong(let found, let name, _) = error(unit: unit) else {
      Issue.record("\(String(describing: error(unit: unit)))")
      return
    }
    #expect(name == field)
    #expect(found == place(line, column))
  }

  @Test func `names what stands twice`() {
    let twice = Self.unit.replacing("id: hello", with: "id: house")
    #expect(error(unit: twice) == .duplicateID(place(14, 9), id: "house"))
    let key = Self.unit.replacing("fr: Bonjour", with: "en: Bonjour")
    guard case .duplicateID(let found, "en") = error(unit: key) else {
      Issue.record("\(String(describing: error(unit: key)))")
      return
    }
    #expect(found.line >= 14)
    let language = Self.pack.replacing("[en, fr]", with: "[en, fr, EN]")
    #expect(error(pack: language) == .duplicateID(place(3, 21, "pack.yaml"), id: "EN"))
    guard case .duplicateID = error(pack: Self.pack.replacing("[one]", with: "[one, one]")) else {
      Issue.record("a unit may stand once")
      return
    }
  }

  @Test func `refuses languages that the pack lacks, and a pack with one alone`() {
    let german = Self.unit.replacing("fr: Bonjour", with: "de: Hallo")
    #expect(error(unit: german) == .languageUnknown(place(19, 13), language: "de"))
    for languages in ["[en]", "[]", "[en, '']", "en"] {
      let pack = Self.pack.replacing("[en, fr]", with: languages)
      guard case .fieldWrong(_, "languages", _) = error(pack: pack) else {
        Issue.record("\(languages)")
        continue
      }
    }
  }

  @Test(arguments: [
    "", "\n\n", "# nothing\n", "unit: one\n\tlessons: []", "unit: [one", "unit: 'one", "a: b: c",
    "unit: one\n---\nunit: two", "*nothing", "{", "\u{0}", "unit: \u{1}", "@", "%YAML 9.9\n---\n",
  ])
  func `says that a file isn't YAML, and where`(_ text: String) {
    guard case .brokenYAML(let found, let reason) = error(unit: text) else {
      Issue.record("\(String(describing: error(unit: text)))")
      return
    }
    #expect(found.file == folder.file("small/units/one.yaml"))
    #expect(found.line >= 1 && found.column >= 1)
    #expect(!reason.isEmpty)
  }

  @Test func `says that the tab of an indent is wrong, and where`() {
    guard case .brokenYAML(let found, _) = error(unit: "unit: one\ntitle:\n\ten: One") else {
      Issue.record("a tab is no indent")
      return
    }
    #expect(found.line == 3)
  }

  @Test(arguments: ["plain text", "[a, b]", "42", "~"])
  func `says that a map is expected`(_ text: String) {
    guard case .fieldWrong(let found, _, _) = error(unit: text) else {
      Issue.record("\(String(describing: error(unit: text)))")
      return
    }
    #expect(found == place(1, 1))
  }

  @Test func `refuses bytes that aren't UTF-8, and files that are huge`() throws {
    _ = try read()
    let file = folder.url("small/units/one.yaml")
    for bytes in [Data([0x75, 0xFF, 0xFE, 0x0A]), Data(repeating: 0x20, count: 16 << 20 + 1)] {
      try bytes.write(to: file)
      #expect(throws: ContentError.self) {
        try CourseReader(content: URL(fileURLWithPath: folder.path)).course("small")
      }
    }
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    #expect(throws: ContentError.self) {
      try CourseReader(content: URL(fileURLWithPath: folder.path)).course("small")
    }
  }

  @Test func `isn't brought down by aliases of aliases`() {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      let parts = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(parts)]\n"
    }
    #expect(error(unit: bomb + "unit: *a30") != nil)
    #expect(error(unit: bomb + "unit: one\ntitle: {en: One}\nlessons: *a30") != nil)
  }

  @Test func `isn't brought down by lists in lists`() {
    let deep = String(repeating: "[", count: 20_000)
    #expect(error(unit: "unit: " + deep) != nil)
    #expect(error(unit: "unit: " + deep + String(repeating: "]", count: 20_000)) != nil)
  }
}
