import Content
import Foundation
import Learning
import Services
import TestSupport

@testable import Terminal

/// A lesson on a screen over a record in memory, driven by events.
struct ScriptedLesson {
  let store = MemoryLearningStore()
  let settings = MemorySettingsStore()
  let session: LessonSession
  var screen: LessonScreen
  /// What the screen asked for at the last event.
  private(set) var commands: [String] = []

  init(course: Course = SmallCourse.sixWords, items: Int = 1, notices: [String] = []) throws {
    let context = LessonSession.Context(
      store: store,
      settings: settings,
      rules: ReviewRules(),
      judge: AnswerJudge(lexicon: AnswerFixtures.words),
      clock: LearnerClock(timeZone: .gmt) { Date(timeIntervalSince1970: 1_763_719_200) }
    )
    session = try Tutor(course: course, context: context)
      .lesson(base: .english, target: .french, items: items, seed: 1)
    screen = LessonScreen(words: try Self.words(), session: session, notices: notices)
    commands = screen.appear().map(Self.text(of:))
  }

  static func words() throws -> Words {
    try Words(language: .english, in: ContentFolders().locales)
  }

  /// What the program wouldn't know to do again: each command as a word.
  static func text(of command: ScreenCommand<LessonScreen.Outcome>) -> String {
    switch command {
    case .finish(let outcome): "finish \(outcome)"
    case .say(let text, let language, let pace): "say \(text) \(language) \(pace)"
    case .hush: "hush"
    case .record: "record"
    case .stopRecording: "stop"
    case .score(_, let text, let language): "score \(text) \(language)"
    }
  }

  mutating func take(_ event: ScreenEvent) throws {
    commands = try screen.update(event).map(Self.text(of:))
  }

  mutating func press(_ keys: Key...) throws {
    for key in keys { try take(.key(key)) }
  }

  mutating func type(_ text: String) throws {
    for character in text { try press(.character(character)) }
  }

  mutating func hear(_ verdict: Verdict) throws {
    try take(.recording(.success(.finished(Recording(samples: [])))))
    try take(.scored(.success(PronunciationResult(verdict: verdict, score: 50, words: []))))
  }

  var exercise: Exercise? {
    if case .question(let exercise) = session.moment { exercise } else { nil }
  }

  /// Answers right until a kind is asked.
  mutating func goOn(to kind: ExerciseKind) throws {
    while session.moment != .finished, exercise?.kind != kind {
      try answerRight()
      try press(.enter)
    }
  }

  /// Answers the question that waits right; leaves the feedback on the screen.
  mutating func answerRight() throws {
    guard let exercise else { return }
    switch exercise.kind {
    case .choose, .listen: try press(.character(Character("\((exercise.rightChoice ?? 0) + 1)")))
    case .translate, .dictate:
      try type(exercise.accepted[0])
      try press(.enter)
    case .repeatPhrase:
      try press(.enter)
      try hear(.right)
    }
  }

  /// The screen as text, spaces at the ends of rows cut.
  func text(_ columns: Int = 80, _ rows: Int = 24) -> String {
    screen.text(columns, rows)
  }
}

extension Screen {
  /// The screen as text, spaces at the ends of rows cut.
  func text(_ columns: Int, _ rows: Int) -> String {
    let size = ScreenSize(columns: columns, rows: rows)
    return view(size).rows(for: size).lines.map { line in
      var text = line.clipped(to: columns).text.replacing("\u{A0}", with: " ")[...]
      while text.last == " " { text = text.dropLast() }
      return String(text)
    }.joined(separator: "\n")
  }
}
