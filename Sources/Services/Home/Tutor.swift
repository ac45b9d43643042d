public import Learning

/// What a learner can do alone: choose languages, see where they stand, take a lesson.
public struct Tutor {
  /// The course that is taught.
  public let course: Course
  private let context: LessonSession.Context

  /// A tutor of a course over a learner's record.
  public init(course: Course, context: LessonSession.Context) {
    self.course = course
    self.context = context
  }

  /// The learner's day.
  public var today: LearnerDay { context.clock.today }

  /// What the learner chose before.
  ///
  /// - Throws: an ``ExplainedError`` of the store.
  public func settings() throws -> LessonSettings {
    try LessonSettings(from: context.settings, of: context.learner)
  }

  /// Stores what the learner chose.
  ///
  /// - Throws: an ``ExplainedError`` of the store.
  public func save(_ settings: LessonSettings) throws {
    try settings.save(over: try self.settings(), in: context.settings, of: context.learner)
  }

  /// The language to learn and the one to learn it from must be different ones of the course.
  ///
  /// - Throws: ``TutorError``.
  public func check(base: Language, target: Language) throws {
    for language in [base, target] where !course.languages.contains(language) {
      throw TutorError.languageUnknown(language, known: course.languages)
    }
    guard base != target else { throw TutorError.sameLanguage(base) }
  }

  /// Where the learner stands in one direction.
  ///
  /// - Throws: an ``ExplainedError`` of the store.
  public func overview(base: Language, target: Language) throws -> Overview {
    let planner = LessonPlanner(
      course: course,
      base: base,
      target: target,
      scheduler: context.rules.scheduler
    )
    return Overview(
      standing: try context.store.standing(of: context.learner, language: target),
      teachable: planner.teachable,
      today: today,
      scheduler: context.rules.scheduler
    )
  }

  /// A lesson about so many entries.
  ///
  /// - Throws: ``TutorError`` or an ``ExplainedError`` of the store.
  public func lesson(
    base: Language,
    target: Language,
    items: Int,
    seed: UInt64
  ) throws -> LessonSession {
    try check(base: base, target: target)
    return try LessonSession(
      course: course,
      base: base,
      target: target,
      items: items,
      seed: seed,
      context: context
    )
  }
}

/// A wish of the learner that can't be met.
public enum TutorError: ExplainedError, Equatable {
  /// The course doesn't have a language.
  case languageUnknown(Language, known: [Language])
  /// A language can't be learnt from itself.
  case sameLanguage(Language)

  /// The key of the sentence.
  public var code: String {
    switch self {
    case .languageUnknown: "languageUnknown"
    case .sameLanguage: "sameLanguage"
    }
  }

  /// The languages that it is about.
  public var facts: [String: String] {
    switch self {
    case .languageUnknown(let language, let known):
      ["language": language.rawValue, "known": known.map(\.rawValue).joined(separator: ", ")]
    case .sameLanguage(let language): ["language": language.rawValue]
    }
  }

  /// Wrong use.
  public var kind: FailureKind { .usage }
}
