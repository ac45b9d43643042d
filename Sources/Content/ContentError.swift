public import Learning

/// What is wrong with content or locales as files.
public enum ContentError: ExplainedError, Equatable {
  /// The place in a file where something is wrong; lines and columns count from 1.
  public struct Place: Sendable, Equatable {
    /// The path of the file.
    public let file: String
    /// The line.
    public let line: Int
    /// The column.
    public let column: Int

    /// A place from its parts.
    public init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// There is no content folder at a path.
  case folderMissing(path: String)
  /// There are no words for the screen at a path.
  case localesMissing(path: String)
  /// A file is missing that another one names.
  case fileMissing(path: String)
  /// A file can't be read.
  case fileUnreadable(path: String, reason: String)
  /// A file isn't YAML.
  case brokenYAML(Place, reason: String)
  /// A field is missing.
  case fieldMissing(Place, field: String)
  /// A field is not of the expected form.
  case fieldWrong(Place, field: String, expected: String)
  /// An id stands twice.
  case duplicateID(Place, id: String)
  /// A language is unknown to the pack.
  case languageUnknown(Place, language: String)
  /// A file of words isn't JSON of the i18next form.
  case brokenLocale(path: String, reason: String)

  /// The key of the sentence.
  public var code: String {
    switch self {
    case .folderMissing: "contentFolderMissing"
    case .localesMissing: "localesMissing"
    case .fileMissing: "contentFileMissing"
    case .fileUnreadable: "contentFileUnreadable"
    case .brokenYAML: "contentBrokenYAML"
    case .fieldMissing: "contentFieldMissing"
    case .fieldWrong: "contentFieldWrong"
    case .duplicateID: "contentDuplicateID"
    case .languageUnknown: "contentLanguageUnknown"
    case .brokenLocale: "localeBroken"
    }
  }

  /// What fills the sentence: paths, places, names.
  public var facts: [String: String] {
    switch self {
    case .folderMissing(let path), .localesMissing(let path), .fileMissing(let path):
      ["path": path]
    case .fileUnreadable(let path, let reason), .brokenLocale(let path, let reason):
      ["path": path, "reason": reason]
    case .brokenYAML(let place, let reason): place.facts(["reason": reason])
    case .fieldMissing(let place, let field): place.facts(["field": field])
    case .fieldWrong(let place, let field, let expected):
      place.facts(["field": field, "expected": expected])
    case .duplicateID(let place, let id): place.facts(["id": id])
    case .languageUnknown(let place, let language): place.facts(["language": language])
    }
  }

  /// Something missing is to be installed; the rest is refused.
  public var kind: FailureKind {
    switch self {
    case .folderMissing, .localesMissing, .fileMissing: .missing
    default: .refused
    }
  }
}

extension ContentError.Place {
  fileprivate func facts(_ others: [String: String]) -> [String: String] {
    others.merging(["file": file, "line": String(line), "column": String(column)]) { own, _ in own }
  }
}
