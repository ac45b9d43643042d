/// A course: a content pack's units in the order they are taught.
public struct Course: Sendable {
  /// The pack's id, such as `essentials`.
  public let id: String
  /// Its title, by language.
  public let title: [Language: String]
  /// The languages it can be learnt in and from.
  public let languages: [Language]
  /// The units in their order.
  public let units: [CourseUnit]
  /// All entries by id.
  public let entries: [Entry.ID: Entry]
  /// All entries in the order they are taught.
  public let order: [Entry.ID]

  /// A course from its units; entries are taken in the order of units and lessons.
  public init(
    id: String,
    title: [Language: String],
    languages: [Language],
    units: [CourseUnit],
    entries: [Entry]
  ) {
    self.id = id
    self.title = title
    self.languages = languages
    self.units = units
    self.entries = Dictionary(entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.order = units.flatMap(\.lessons).flatMap(\.entries)
  }
}

/// A unit: a few lessons around one theme.
public struct CourseUnit: Sendable, Identifiable {
  /// The unit's id inside its pack.
  public let id: String
  /// Its title, by language.
  public let title: [Language: String]
  /// Its lessons in their order.
  public let lessons: [CourseLesson]

  /// A unit from its parts.
  public init(id: String, title: [Language: String], lessons: [CourseLesson]) {
    self.id = id
    self.title = title
    self.lessons = lessons
  }
}

/// A lesson as the authors laid it out: the entries that are new in it.
public struct CourseLesson: Sendable, Identifiable {
  /// The lesson's id inside its unit.
  public let id: String
  /// Its title, by language.
  public let title: [Language: String]
  /// The entries that are new in it.
  public let entries: [Entry.ID]

  /// A lesson from its parts.
  public init(id: String, title: [Language: String], entries: [Entry.ID]) {
    self.id = id
    self.title = title
    self.entries = entries
  }
}
