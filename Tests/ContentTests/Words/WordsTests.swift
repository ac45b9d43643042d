import Content
import Foundation
import Learning
import TestSupport
import Testing

@Suite struct `The words of the screen` {
  private func words(_ language: Language, _ texts: [String: String]) -> Words {
    Words(language: language, texts: texts)
  }

  @Test(arguments: [
    (Language.english, [0: "other", 1: "one", 2: "other", 1_000_000: "other"]),
    (.german, [0: "other", 1: "one", 2: "other", 1_000_000: "other"]),
    (
      .french,
      [0: "one", 1: "one", 2: "other", 1_500_000: "other", 1_000_000: "many", 2_000_000: "many"]
    ),
    (.italian, [0: "other", 1: "one", 2: "other", 1_000_000: "many", 1_500_000: "other"]),
    (.spanish, [0: "other", 1: "one", 2: "other", 1_000_000: "many", 1_500_000: "other"]),
  ])
  func `take the plural form of their language (CLDR 46)`(
    _ language: Language,
    _ forms: [Int: String]
  ) {
    let words = words(language, ["n_one": "one", "n_many": "many", "n_other": "other"])
    for (count, form) in forms { #expect(words("n", count: count) == form, "\(count)") }
  }

  @Test func `fall back to the form for others, and then to the key`() {
    #expect(words(.french, ["n_other": "{{count}} points"])("n", count: 1) == "1 points")
    #expect(words(.french, [:])("n", count: 1) == "n")
    #expect(words(.french, [:])("lesson.new") == "lesson.new")
  }

  @Test(arguments: [
    ("{{a}} and {{b}}", "1 and 2"), ("{{a}}{{a}}", "11"), ("{{c}}", "{{c}}"), ("{{a", "{{a"),
    ("a}}", "a}}"), ("{{}}", "{{}}"), ("{a}", "{a}"), ("", ""), ("é{{a}}日", "é1日"),
  ])
  func `have their placeholders filled once`(_ text: String, _ expected: String) {
    #expect(words(.english, ["k": text])("k", ["a": "1", "b": "2"]) == expected)
  }

  @Test func `never fill what a value brought along`() {
    #expect(words(.english, ["k": "{{a}}{{b}}"])("k", ["a": "{{b}}", "b": "x"]) == "{{b}}x")
  }

  @Test func `fill a count, unless another one is given`() {
    let words = words(.english, ["k_other": "{{count}}/{{of}}"])
    #expect(words("k", count: 2, ["of": "3"]) == "2/3")
    #expect(words("k", count: 2, ["of": "3", "count": "two"]) == "two/3")
  }

  @Test func `explain errors by their code and facts, and others by what they say`() {
    let words = words(
      .english,
      ["errors.contentFileMissing": "No {{path}}.", "errors.unexpected": "Oh: {{reason}}"]
    )
    #expect(words.sentence(for: ContentError.fileMissing(path: "a.yaml")) == "No a.yaml.")
    #expect(words.sentence(for: CancellationError()).hasPrefix("Oh: "))
  }

  @Test func `name languages, unknown ones by their code`() {
    let words = words(.german, ["language.fr": "Französisch"])
    #expect(words.name(of: .french) == "Französisch")
    #expect(words.name(of: Language(rawValue: "ja")) == "ja")
  }

  @Test(arguments: ["", "[]", "\"text\"", "{", "{\"a\": }", "nonsense"])
  func `refuse a file that isn't theirs`(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "en.json")
    do {
      _ = try Words(language: .english, in: URL(fileURLWithPath: folder.path))
      Issue.record("\(text) was taken")
    } catch ContentError.brokenLocale(let path, let reason) {
      #expect(path == folder.file("en.json"))
      #expect(!reason.isEmpty)
    }
  }

  @Test func `say where they are missing`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ContentError.localesMissing(path: folder.file("fr.json"))) {
      try Words(language: .french, in: URL(fileURLWithPath: folder.path))
    }
  }

  @Test func `are read from nested keys`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"a": {"b": {"c_one": "x"}, "d": 1}, "e": "y"}"#, to: "en.json")
    let words = try Words(language: .english, in: URL(fileURLWithPath: folder.path))
    #expect(words.texts == ["a.b.c_one": "x", "e": "y"])
  }
}
