import Foundation
import Learning
import Services
import Synchronization
import TestSupport

/// A learner with a record in memory and a clock that a test moves.
final class Pupil {
  let store = MemoryLearningStore()
  let settings = MemorySettingsStore()
  let course: Course
  private let time = Time()

  private final class Time: Sendable {
    let seconds = Mutex(1_763_719_200.0)
  }

  init(course: Course = SmallCourse.sixWords) { self.course = course }

  /// The wall clock, in seconds since 1970; at first 21 November 2025, 10:00 UTC.
  var seconds: Double {
    get { time.seconds.withLock { $0 } }
    set { time.seconds.withLock { $0 = newValue } }
  }

  var context: LessonSession.Context {
    LessonSession.Context(
      store: store,
      settings: settings,
      rules: ReviewRules(),
      judge: AnswerJudge(lexicon: AnswerFixtures.words),
      clock: LearnerClock(timeZone: .gmt) { [time] in
        Date(timeIntervalSince1970: time.seconds.withLock { $0 })
      }
    )
  }

  var tutor: Tutor { Tutor(course: course, context: context) }

  func session(items: Int = 1, seed: UInt64 = 1) throws -> LessonSession {
    try tutor.lesson(base: .english, target: .french, items: items, seed: seed)
  }

  var events: [LogEvent] { (try? store.events(of: .local)) ?? [] }
}

extension LessonSession {
  /// The question that waits, if one does.
  var exercise: Exercise? {
    if case .question(let exercise) = moment { exercise } else { nil }
  }

  /// Goes on to the first question of a kind, answering what stands before it right.
  func goOn(to kind: ExerciseKind) throws {
    while moment != .finished, exercise?.kind != kind {
      if exercise != nil { _ = try answerRight() }
      goOn()
    }
  }

  /// Answers the question that waits.
  func answer(_ verdict: Verdict, milliseconds: Int = 1_000) throws -> Feedback? {
    guard let exercise else { return nil }
    switch exercise.kind {
    case .choose, .listen:
      let right = exercise.rightChoice ?? 0
      let choice = verdict == .right ? right : (right + 1) % exercise.choices.count
      return try answer(choice: choice, milliseconds: milliseconds)
    case .translate, .dictate:
      let text = verdict == .right ? exercise.accepted[0] : "xylophone quartz"
      return try answer(text: text, milliseconds: milliseconds)
    case .repeatPhrase:
      let result = PronunciationResult(verdict: verdict, score: 50, words: [])
      return try answer(spoken: result, milliseconds: milliseconds)
    }
  }

  func answerRight() throws -> Feedback? { try answer(.right) }
}
