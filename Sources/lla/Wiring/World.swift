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
  private let lesson: LessonOptions

  /// The world of a learner on this machine.
  ///
  /// - Throws: an ``ExplainedError`` where data, content or an option can't be used.
  init(_ shared: SharedOptions, _ lesson: LessonOptions) throws {
    try shared.check()
    try lesson.check()
    self.shared = shared
    self.lesson = lesson
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
        clock: try lesson.clock()
      )
    )
  }

  /// Lets a person go a way through the program, on a screen or in plain lines.
  func withFlow(_ body: (LearnerFlow) async throws -> Void) async throws {
    let equipment = try SoundEquipment(lesson)
    guard isInteractive else {
      let face = PlainFace(words: words, console: console, sound: equipment.sound)
      return try await body(flow(face, equipment))
    }
    let face = ScreenFace(
      words: words,
      screen: FullScreen(colour: shared.wantsColour, sound: equipment.sound)
    )
    defer { console.show(face.tidings) }
    try await face.withScreen { try await body(flow(face, equipment)) }
  }

  private func flow(_ face: any Face, _ equipment: SoundEquipment) -> LearnerFlow {
    LearnerFlow(
      words: words,
      tutor: tutor,
      face: face,
      wish: LearnerFlow.Wish(
        base: lesson.from.map(Language.init),
        target: lesson.to.map(Language.init),
        items: lesson.items,
        seed: lesson.seed ?? UInt64.random(in: .min ... .max),
        suggested: CommandWords.suggested
      ),
      gaps: equipment.gaps
    )
  }
}
