import Content
import Foundation
import Learning
import Services
import Speech
import Storage
import Terminal

/// Where parts are wired together: what a command needs, made from its options.
struct World {
  let words: Words
  let tutor: Tutor
  let console: LineConsole
  let isInteractive: Bool

  private let shared: SharedOptions
  private let direction: DirectionOptions

  /// The world of a learner on this machine.
  ///
  /// - Throws: an ``ExplainedError`` where data, content or an option can't be used.
  init(_ shared: SharedOptions, _ direction: DirectionOptions) throws {
    self.shared = shared
    self.direction = direction
    words = CommandWords.current
    console = LineConsole(colour: shared.wantsColour && FullScreen.isInteractive)
    isInteractive =
      FullScreen.isInteractive && !shared.plain
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    let course = try CourseReader(content: CommandWords.folders.content).course("essentials")
    let database = try SQLiteDatabase(path: DataFolder(shared.data).database)
    tutor = Tutor(
      course: course,
      context: LessonSession.Context(
        store: SQLLearningStore(database: database),
        settings: SQLSettingsStore(database: database),
        rules: ReviewRules(),
        judge: AnswerJudge(lexicon: HunspellLexicon()),
        clock: try direction.clock()
      )
    )
  }

  /// Lets a person go a way through the program, on a screen or in plain lines.
  ///
  /// - Throws: ``UsageError/itemsOutOfRange(_:)``, or what the way throws.
  func withFlow(
    _ lesson: LessonOptions,
    _ speech: ModelOptions,
    _ body: (LearnerFlow) async throws -> Void
  ) async throws {
    guard LessonOptions.itemRange.contains(lesson.items) else {
      throw UsageError.itemsOutOfRange(lesson.items)
    }
    let equipment = try SoundEquipment(lesson, model: speech.model)
    guard isInteractive else {
      let face = PlainFace(words: words, console: console, sound: equipment.sound)
      return try await body(flow(face, lesson, equipment))
    }
    let face = ScreenFace(
      words: words,
      screen: FullScreen(colour: shared.wantsColour, sound: equipment.sound)
    )
    defer { console.show(face.tidings) }
    try await face.withScreen { try await body(flow(face, lesson, equipment)) }
  }

  private func flow(
    _ face: any Face,
    _ lesson: LessonOptions,
    _ equipment: SoundEquipment
  ) -> LearnerFlow {
    LearnerFlow(
      words: words,
      tutor: tutor,
      face: face,
      wish: LearnerFlow.Wish(
        base: direction.from.map(Language.init),
        target: direction.to.map(Language.init),
        items: lesson.items,
        seed: lesson.seed ?? UInt64.random(in: .min ... .max),
        suggested: CommandWords.suggested
      ),
      gaps: equipment.gaps
    )
  }
}
