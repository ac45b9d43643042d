public import Foundation
public import Learning

/// Reads a content pack, `pack.yaml` and the units that it names, into a course.
public struct CourseReader {
  private let folder: URL

  /// A reader of the packs in a content folder.
  ///
  /// - Throws: ``ContentError/folderMissing(path:)``.
  public init(content folder: URL) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw ContentError.folderMissing(path: folder.path) }
    self.folder = folder
  }

  /// The course of a pack.
  ///
  /// - Throws: ``ContentError``, naming file, line and column.
  public func course(_ name: String) throws -> Course {
    let pack = folder.appendingPathComponent(name)
    let root = try YAMLFile(at: pack.appendingPathComponent("pack.yaml")).root
    let id = try root.required("pack").text("pack")
    let languages = try Self.languages(root.required("languages"))
    var parser = UnitParser(pack: id, languages: Set(languages))
    let units = try root.required("units").list("units").map { value in
      let file = pack.appendingPathComponent("units/\(try value.text("units")).yaml")
      return try parser.unit(YAMLFile(at: file).root)
    }
    return Course(
      id: id,
      title: try parser.localized(root.required("title"), "title"),
      languages: languages,
      units: units,
      entries: parser.entries
    )
  }

  /// At least two languages, each once: one can't be learnt from itself.
  private static func languages(_ value: YAMLValue) throws -> [Language] {
    var languages: [Language] = []
    for item in try value.list("languages") {
      let code = try item.text("languages")
      guard code.contains(where: \.isLetter) else { throw item.wrong("languages", "words") }
      let language = Language(rawValue: code)
      guard !languages.contains(language) else {
        throw ContentError.duplicateID(item.place, id: code)
      }
      languages.append(language)
    }
    guard languages.count > 1 else { throw value.wrong("languages", "a list of two or more") }
    return languages
  }
}

/// Turns the nodes of unit files into units and entries, and sees that ids stand once.
struct UnitParser {
  let pack: String
  let languages: Set<Language>
  private(set) var entries: [Entry] = []
  private var seen: Set<String> = []

  init(pack: String, languages: Set<Language>) {
    self.pack = pack
    self.languages = languages
  }

  mutating func unit(_ root: YAMLValue) throws -> CourseUnit {
    let id = try root.required("unit").text("unit")
    var lessons: [CourseLesson] = []
    for value in try root.required("lessons").list("lessons") {
      lessons.append(try lesson(value))
    }
    return CourseUnit(
      id: id,
      title: try localized(root.required("title"), "title"),
      lessons: lessons
    )
  }

  private mutating func lesson(_ value: YAMLValue) throws -> CourseLesson {
    let id = try value.required("lesson").text("lesson")
    var ids: [Entry.ID] = []
    for item in try value.required("entries").list("entries") {
      let entry = try entry(item)
      entries.append(entry)
      ids.append(entry.id)
    }
    return CourseLesson(
      id: id,
      title: try localized(value.required("title"), "title"),
      entries: ids
    )
  }

  private mutating func entry(_ value: YAMLValue) throws -> Entry {
    let id = try value.required("id").text("id")
    guard seen.insert(id).inserted else { throw ContentError.duplicateID(value.place, id: id) }
    var wordings: [Language: Wording] = [:]
    for (key, wordingValue) in try value.map(id) where !Self.entryFields.contains(key) {
      let language = Language(rawValue: key)
      guard languages.contains(language) else {
        throw ContentError.languageUnknown(wordingValue.place, language: key)
      }
      wordings[language] = try wording(wordingValue, key)
    }
    return Entry(
      id: Entry.ID(rawValue: "\(pack)/\(id)"),
      kind: try oneOf(value.required("kind"), "kind"),
      part: try value.optional("part")?.text("part"),
      level: try oneOf(value.required("level"), "level"),
      topic: try value.required("topic").text("topic"),
      wordings: wordings
    )
  }

  private static let entryFields: Set<String> = ["id", "kind", "part", "level", "topic"]
  private static let wordingFields: Set<String> = [
    "text", "also", "article", "gender", "note", "reading",
  ]

  /// A wording is a plain text or a map.
  private func wording(_ value: YAMLValue, _ language: String) throws -> Wording {
    if value.isText { return Wording(text: try nonEmpty(value, language)) }
    for (key, field) in try value.map(language) where !Self.wordingFields.contains(key) {
      throw field.wrong(key, Self.wordingFields.sorted().joined(separator: ", "))
    }
    let gender: Wording.Gender? = try value.optional("gender").map { try oneOf($0, "gender") }
    return Wording(
      text: try nonEmpty(value.required("text"), "text"),
      alternatives: try value.optional("also")?.list("also").map { try nonEmpty($0, "also") } ?? [],
      article: try value.optional("article").map { try nonEmpty($0, "article") },
      gender: gender,
      notes: try value.optional("note").map { try localized($0, "note") } ?? [:],
      reading: try value.optional("reading").map { try nonEmpty($0, "reading") }
    )
  }

  private func nonEmpty(_ value: YAMLValue, _ field: String) throws -> String {
    let text = try value.text(field)
    guard text.contains(where: \.isLetter) else { throw value.wrong(field, "words") }
    return text
  }

  /// A text by language.
  func localized(_ value: YAMLValue, _ field: String) throws -> [Language: String] {
    var texts: [Language: String] = [:]
    for (key, text) in try value.map(field) {
      texts[Language(rawValue: key)] = try text.text(field)
    }
    return texts
  }

  /// A value of a closed vocabulary.
  private func oneOf<Choice: RawRepresentable & CaseIterable>(
    _ value: YAMLValue,
    _ field: String
  ) throws -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: try value.text(field)) else {
      throw value.wrong(field, Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }
}
