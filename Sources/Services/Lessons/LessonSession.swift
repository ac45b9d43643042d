public import Learning

/// A lesson as a face shows it: what is asked, what was answered, what that did to the record.
///
/// Belongs to one task. Every answer is on disk before its feedback is returned.
public final class LessonSession {
  /// What is on the screen.
  public enum Moment: Sendable, Hashable {
    /// A new entry is introduced.
    case introduction(Exercise)
    /// A question waits for an answer.
    case question(Exercise)
    /// The lesson is over.
    case finished
  }

  /// What is told after an answer.
  public struct Feedback: Sendable, Hashable {
    /// The question that was answered.
    public let exercise: Exercise
    /// Right, typo, unsure or wrong.
    public let verdict: Verdict
    /// What it leads to.
    public let outcome: Lesson.Outcome
    /// What differs, for a typed answer.
    public let judgement: Judgement?
    /// How it was said, for a spoken answer.
    public let pronunciation: PronunciationResult?
    /// The answer that was given, as text; nil for a spoken one.
    public let given: String?
  }

  /// Everything a session needs from outside.
  public struct Context {
    let learner: LearnerID
    let store: any LearningStore
    let settings: any SettingsStore
    let rules: ReviewRules
    let judge: AnswerJudge
    let clock: LearnerClock

    /// The world of a session.
    public init(
      learner: LearnerID = .local,
      store: any LearningStore,
      settings: any SettingsStore,
      rules: ReviewRules,
      judge: AnswerJudge,
      clock: LearnerClock
    ) {
      self.learner = learner
      self.store = store
      self.settings = settings
      self.rules = rules
      self.judge = judge
      self.clock = clock
    }
  }

  /// The language that the learner knows.
  public let base: Language
  /// The language that is learnt.
  public let target: Language
  /// What is on the screen.
  public private(set) var moment: Moment = .finished
  /// The lesson as a value: progress, tries.
  public private(set) var lesson: Lesson
  /// Questions ever ended by a right answer, in this language.
  public private(set) var points: Int
  /// Whether there is a loudspeaker.
  public private(set) var canHear = true
  /// Whether there is a microphone.
  public private(set) var canRecord = true

  private let context: Context
  private let maker: ExerciseMaker
  private var settings: LessonSettings
  private var chance: SeededGenerator
  private var ids: SeededGenerator
  /// Whether the question is over and only its feedback is still shown.
  private var isOver = false

  /// Plans a lesson about so many entries and stands at its first step.
  ///
  /// - Parameters:
  ///   - course: what is taught.
  ///   - base: the language that the learner knows.
  ///   - target: the language that is learnt.
  ///   - items: how many entries the lesson is about; at least 1.
  ///   - seed: makes the lesson repeatable.
  ///   - context: the learner's record and world.
  /// - Throws: an ``ExplainedError`` of the store.
  public init(
    course: Course,
    base: Language,
    target: Language,
    items: Int,
    seed: UInt64,
    context: Context
  ) throws {
    self.base = base
    self.target = target
    self.context = context
    chance = SeededGenerator(seed: seed)
    maker = ExerciseMaker(course: course, base: base, target: target)
    settings = try LessonSettings(from: context.settings, of: context.learner)
    let standing = try context.store.standing(of: context.learner, language: target)
    points = standing.points
    // The log's clock takes part, so that the same seed twice doesn't give the same ids twice.
    ids = SeededGenerator(
      seed: seed ^ UInt64(bitPattern: standing.clock.milliseconds) &* 0x9E37_79B9
        ^ UInt64(standing.clock.counter) << 48
    )
    let planner = LessonPlanner(
      course: course,
      base: base,
      target: target,
      scheduler: context.rules.scheduler
    )
    lesson = Lesson(
      steps: planner.steps(standing, on: context.clock.today, items: items, chance: &chance)
    )
    show()
    context.judge.prepare(for: target)
  }

  /// Whether speaking is asked for now.
  public var canSpeak: Bool {
    canRecord && !settings.isSpeakingPaused(at: context.clock.milliseconds)
  }

  /// Goes on: from an introduction, or from feedback that ended a question.
  ///
  /// A question that waits for an answer goes on waiting.
  public func goOn() {
    if case .question = moment, !isOver { return }
    isOver = false
    lesson = lesson.advanced()
    show()
  }

  /// Answers by the place of a choice.
  ///
  /// - Returns: nil where no such choice is asked for.
  /// - Throws: an ``ExplainedError`` of the store; the question stands as it was then.
  public func answer(choice: Int, milliseconds: Int) throws -> Feedback? {
    guard case .question(let exercise) = moment, !isOver, exercise.choices.indices.contains(choice)
    else {
      return nil
    }
    let verdict: Verdict = choice == exercise.rightChoice ? .right : .wrong
    return try record(verdict, exercise, milliseconds, given: exercise.choices[choice])
  }

  /// Answers by typed text.
  ///
  /// - Returns: nil where no typed answer is asked for.
  /// - Throws: an ``ExplainedError`` of the store; the question stands as it was then.
  public func answer(text: String, milliseconds: Int) throws -> Feedback? {
    guard case .question(let exercise) = moment, !isOver, exercise.kind.isTyped else { return nil }
    let judgement = context.judge.judge(
      text,
      accepted: exercise.accepted,
      language: exercise.answerLanguage
    )
    return try record(
      judgement.verdict,
      exercise,
      milliseconds,
      judgement: judgement,
      given: text
    )
  }

  /// Answers by how the phrase was said.
  ///
  /// - Returns: nil where no spoken answer is asked for.
  /// - Throws: an ``ExplainedError`` of the store; the question stands as it was then.
  public func answer(spoken result: PronunciationResult, milliseconds: Int) throws -> Feedback? {
    guard case .question(let exercise) = moment, !isOver, exercise.kind == .repeatPhrase else {
      return nil
    }
    return try record(result.verdict, exercise, milliseconds, pronunciation: result)
  }

  /// Skips speaking for fifteen minutes; it costs nothing.
  ///
  /// - Throws: an ``ExplainedError`` of the store; speaking is still asked for then.
  public func skipSpeaking() throws {
    var changed = settings
    changed.speakingPausedUntil = context.clock.milliseconds + LessonSettings.pauseMilliseconds
    try changed.save(over: settings, in: context.settings, of: context.learner)
    settings = changed
    adapt()
  }

  /// Goes on without a microphone: speaking turns into listening.
  public func loseMicrophone() {
    canRecord = false
    adapt()
  }

  /// Goes on without a loudspeaker: nothing is asked by ear alone.
  public func loseLoudspeaker() {
    canHear = false
    adapt()
  }

  private func adapt() {
    guard case .question(let exercise) = moment, !isOver else { return }
    let kind = exercise.kind.adapted(canHear: canHear, canSpeak: canSpeak)
    guard kind != exercise.kind else { return }
    lesson = lesson.asking(kind)
    show()
  }

  private func show() {
    while let step = lesson.current {
      if let found = moment(for: step) {
        moment = found
        return
      }
      lesson = lesson.advanced()
    }
    moment = .finished
  }

  private func moment(for step: LessonStep) -> Moment? {
    switch step {
    case .introduce(let id):
      maker.exercise(for: id, kind: .repeatPhrase, chance: &chance).map { .introduction($0) }
    case .ask(let id, let kind):
      maker.exercise(
        for: id,
        kind: kind.adapted(canHear: canHear, canSpeak: canSpeak),
        chance: &chance
      ).map { .question($0) }
    }
  }

  /// Writes what a verdict means to the log, and only then lets the lesson go on.
  private func record(
    _ verdict: Verdict,
    _ exercise: Exercise,
    _ milliseconds: Int,
    judgement: Judgement? = nil,
    pronunciation: PronunciationResult? = nil,
    given: String? = nil
  ) throws -> Feedback {
    let (next, outcome, entry) = lesson.answered(verdict)
    if let entry {
      let payload = payload(entry, verdict, exercise, milliseconds)
      let draft = LogDraft(
        id: ids.eventID(),
        wallMilliseconds: context.clock.milliseconds,
        day: context.clock.today,
        payload: payload
      )
      _ = try context.store.append(draft, of: context.learner, rules: context.rules)
      if payload.endsQuestion { points += 1 }
    }
    lesson = next
    if case .again = outcome { isOver = false } else { isOver = true }
    return Feedback(
      exercise: exercise,
      verdict: verdict,
      outcome: outcome,
      judgement: judgement,
      pronunciation: pronunciation,
      given: given
    )
  }

  private func payload(
    _ entry: Lesson.Entry,
    _ verdict: Verdict,
    _ exercise: Exercise,
    _ milliseconds: Int
  ) -> LogPayload {
    switch entry {
    case .review(let grade, let ended):
      .review(
        ReviewRecord(
          key: exercise.key,
          exercise: exercise.kind,
          verdict: verdict,
          grade: grade,
          answerMilliseconds: milliseconds,
          rules: ReviewRules.version,
          ended: ended
        )
      )
    case .completion:
      .completion(exercise.key, exercise.kind)
    }
  }
}
