import Learning
import Services
import TestSupport
import Testing

@testable import Terminal

@Suite struct `A lesson on the screen` {
  private struct NoSound: ExplainedError {
    let code = "deviceMissing"
    let facts: [String: String] = [:]
    let kind = FailureKind.missing
  }

  @Test func `introduces, asks, tells and goes on (T4.1, T4.5)`() throws {
    var lesson = try ScriptedLesson()
    #expect(lesson.commands == ["say maison fr normal"])
    #expect(lesson.text().contains("New"))
    try lesson.press(.enter)
    #expect(lesson.commands == ["say maison fr normal"])
    #expect(lesson.exercise?.kind == .choose)
    try lesson.answerRight()
    #expect(lesson.text().contains("✓ Right!"))
    #expect(lesson.text().contains("1/3 · 1 point"))
    try lesson.press(.enter)
    #expect(lesson.exercise?.kind == .dictate)
    try lesson.type("Maison")
    #expect(lesson.text().contains("> Maison"))
    try lesson.press(.enter, .enter)
    #expect(lesson.exercise?.kind == .repeatPhrase)
    try lesson.press(.enter)
    #expect(lesson.commands == ["record"])
    try lesson.take(.recording(.success(.level(0.5))))
    #expect(lesson.text().contains("██████████░░░░░░░░░░"))
    try lesson.press(.enter)
    #expect(lesson.commands == ["stop"])
    try lesson.take(.recording(.success(.finished(Recording(samples: [])))))
    #expect(lesson.commands == ["score maison fr"])
    let result = PronunciationResult(verdict: .right, score: 90, words: [])
    try lesson.take(.scored(.success(result)))
    #expect(lesson.text().contains("✓ Well said!"))
    try lesson.press(.enter)
    #expect(lesson.commands == ["hush", "finish finished"])
    #expect(lesson.session.points == 3)
  }

  @Test func `asks again until right, and takes no wrong choice twice (T4.7)`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .choose)
    let right = try #require(lesson.exercise?.rightChoice)
    let wrong = Character("\((right + 1) % 4 + 1)")
    try lesson.press(.character(wrong))
    #expect(lesson.text().contains("✗ Not right."))
    #expect(lesson.text().contains("✗ \(wrong)  "))
    #expect(lesson.text().contains("0/3 · 0 points"))
    let events = try lesson.store.events(of: .local)
    try lesson.press(.character(wrong))
    #expect(try lesson.store.events(of: .local) == events)
    #expect(lesson.session.lesson.tries == 1)
    try lesson.answerRight()
    #expect(lesson.text().contains("✓ Right!"))
  }

  @Test func `moves a choice by arrows, around both ends`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .choose)
    try lesson.press(.up)
    #expect(lesson.screen.selected == 3)
    try lesson.press(.down, .down)
    #expect(lesson.screen.selected == 1)
    for key in [Key.character("0"), .character("5"), .character("x"), .paste("1"), .home] {
      try lesson.press(key)
    }
    #expect(lesson.session.lesson.tries == 0)
  }

  @Test func `reads again, and slower, by keys that fit what is asked`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .choose)
    try lesson.press(.character("r"))
    #expect(lesson.commands == ["say maison fr normal"])
    try lesson.press(.character("s"))
    #expect(lesson.commands == ["say maison fr slow"])
    try lesson.goOn(to: .dictate)
    try lesson.press(.character("r"))
    #expect(lesson.commands.isEmpty && lesson.screen.field.text == "r")
    try lesson.press(.backTab)
    #expect(lesson.commands == ["say maison fr slow"])
    try lesson.press(.tab)
    #expect(lesson.commands == ["say maison fr normal"])
  }

  @Test func `leaves by q, and by q alone where an answer is typed`() throws {
    var lesson = try ScriptedLesson()
    try lesson.press(.character("q"))
    #expect(lesson.commands == ["finish left"])
    try lesson.goOn(to: .dictate)
    try lesson.press(.character("q"))
    #expect(lesson.commands.isEmpty)
    try lesson.press(.enter)
    #expect(lesson.commands == ["finish left"])
    #expect(lesson.session.lesson.tries == 0)
  }

  @Test func `takes no empty answer`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .dictate)
    try lesson.type("  ")
    try lesson.press(.enter)
    #expect(lesson.session.lesson.tries == 0)
    #expect(lesson.screen.field.text == "  ")
  }

  @Test func `pauses while a question waits, and keeps what was typed`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .dictate)
    try lesson.type("mai")
    try lesson.press(.escape)
    #expect(lesson.commands == ["hush", "stop"])
    #expect(lesson.text().contains("Paused"))
    try lesson.type("xyz")
    try lesson.press(.enter)
    #expect(lesson.commands == ["say maison fr normal"])
    #expect(lesson.screen.field.text == "mai")
    #expect(lesson.screen.phase == .showing)
  }

  @Test func `pauses over feedback, and comes back to it`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .choose)
    try lesson.answerRight()
    let phase = lesson.screen.phase
    for resume in [Key.enter, .escape, .character(" ")] {
      try lesson.press(.escape, resume)
      #expect(lesson.screen.phase == phase)
    }
    try lesson.press(.enter)
    #expect(lesson.exercise?.kind == .dictate)
  }

  @Test func `gives up a recording that is paused, and counts no try`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .repeatPhrase)
    try lesson.press(.enter, .escape)
    #expect(lesson.commands == ["hush", "stop"])
    try lesson.take(.recording(.success(.finished(Recording(samples: [])))))
    #expect(lesson.commands.isEmpty)
    #expect(lesson.text().contains("Paused"))
    try lesson.press(.enter)
    #expect(lesson.screen.phase == .showing)
    #expect(lesson.session.lesson.tries == 0)
  }

  @Test func `gives up the scoring that is paused, and counts no try`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .repeatPhrase)
    try lesson.press(.enter)
    try lesson.take(.recording(.success(.finished(Recording(samples: [])))))
    #expect(lesson.text().contains("Listening to what you said"))
    try lesson.press(.enter)
    #expect(lesson.commands.isEmpty)
    try lesson.press(.escape)
    let result = PronunciationResult(verdict: .wrong, score: 0, words: [])
    try lesson.take(.scored(.success(result)))
    #expect(lesson.text().contains("Paused"))
    try lesson.press(.enter)
    #expect(lesson.session.lesson.tries == 0)
    #expect(lesson.screen.phase == .showing)
  }

  @Test func `leaves from a pause`() throws {
    var lesson = try ScriptedLesson()
    try lesson.press(.escape, .character("Q"))
    #expect(lesson.commands == ["finish left"])
  }

  @Test func `skips speaking by k, also from a pause (T4.12)`() throws {
    for keys in [[Key.character("k")], [.character("K")], [.escape, .character("k")]] {
      var lesson = try ScriptedLesson()
      try lesson.goOn(to: .repeatPhrase)
      let points = lesson.session.points
      for key in keys { try lesson.press(key) }
      #expect(lesson.exercise?.kind == .listen)
      #expect(lesson.commands == ["say maison fr normal"])
      #expect(lesson.screen.phase == .showing)
      #expect(lesson.text().contains("! Speaking is skipped for 15 minutes."))
      #expect(lesson.session.points == points)
    }
  }

  @Test func `goes on without sound when the voice fails before an answer`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .dictate)
    try lesson.take(.spoken(NoSound()))
    #expect(lesson.exercise?.kind == .translate)
    #expect(lesson.commands.isEmpty, "there is no voice to read with")
    #expect(lesson.text().contains("The lesson goes on without sound."))
    #expect(!lesson.text().contains("hear again"))
    try lesson.take(.spoken(NoSound()))
    #expect(lesson.screen.notices.count == 1, "it is said once")
    try lesson.press(.tab)
    #expect(lesson.commands.isEmpty)
  }

  @Test func `keeps the feedback when the voice fails after an answer`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .dictate)
    try lesson.answerRight()
    let phase = lesson.screen.phase
    try lesson.take(.spoken(NoSound()))
    #expect(lesson.screen.phase == phase)
    #expect(lesson.text().contains("✓ Right!"))
    try lesson.press(.enter)
    #expect(lesson.exercise?.kind == .repeatPhrase)
  }

  @Test func `turns speaking into listening when the microphone fails`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .repeatPhrase)
    try lesson.press(.enter)
    try lesson.take(.recording(.failure(NoSound())))
    #expect(lesson.exercise?.kind == .listen)
    #expect(lesson.screen.phase == .showing)
    #expect(lesson.text().contains("Speaking turns into listening."))
    #expect(lesson.session.lesson.tries == 0)
    try lesson.answerRight()
    #expect(lesson.text().contains("✓ Right!"))
  }

  @Test func `turns speaking into listening when the scoring fails`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .repeatPhrase)
    try lesson.press(.enter)
    try lesson.take(.recording(.success(.finished(Recording(samples: [])))))
    try lesson.take(.scored(.failure(NoSound())))
    #expect(lesson.exercise?.kind == .listen)
  }

  @Test func `stays paused when the microphone fails meanwhile`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .repeatPhrase)
    try lesson.press(.enter, .escape)
    try lesson.take(.recording(.failure(NoSound())))
    #expect(lesson.text().contains("Paused"))
    #expect(lesson.commands.isEmpty, "nothing is read while it is paused")
    try lesson.press(.enter)
    #expect(lesson.exercise?.kind == .listen)
    #expect(lesson.commands == ["say maison fr normal"])
  }

  @Test func `takes no recording or score that nobody waits for`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .repeatPhrase)
    try lesson.hear(.wrong)
    try lesson.take(.recording(.success(.level(1))))
    #expect(lesson.screen.phase == .showing)
    #expect(lesson.session.lesson.tries == 0)
  }

  @Test func `asks once more where it isn't sure (T4.9)`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .repeatPhrase)
    try lesson.press(.enter)
    try lesson.hear(.unsure)
    #expect(lesson.text().contains("? I’m not sure I heard that."))
    #expect(lesson.screen.phase == .showing)
    try lesson.press(.enter)
    #expect(lesson.commands == ["record"])
  }

  @Test func `ends with the store's error, everything before it kept`() throws {
    var lesson = try ScriptedLesson()
    try lesson.goOn(to: .dictate)
    let events = try lesson.store.events(of: .local)
    lesson.store.fails = true
    #expect(throws: StoreFailure()) { try lesson.answerRight() }
    lesson.store.fails = false
    #expect(try lesson.store.events(of: .local) == events)
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `bears any keys and reports in any order`(_ seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    var lesson = try ScriptedLesson(items: 6)
    let result = PronunciationResult(verdict: .wrong, score: 0, words: [])
    let events: [ScreenEvent] = [
      .key(.enter), .key(.enter), .key(.enter), .key(.character("1")), .key(.character("4")),
      .key(.character("m")), .key(.character("k")), .key(.escape), .key(.tab), .key(.up),
      .key(.paste("maison")), .key(.control("u")), .spoken(nil), .recording(.success(.level(2))),
      .recording(.success(.finished(Recording(samples: [])))), .scored(.success(result)),
      seed.isMultiple(of: 2) ? .recording(.failure(NoSound())) : .spoken(NoSound()),
    ]
    var (points, progress) = (0, 0.0)
    for _ in 0..<150 where !lesson.commands.contains("finish finished") {
      guard let event = events.randomElement(using: &chance) else { continue }
      try lesson.take(event)
      #expect(lesson.session.points >= points)
      #expect(lesson.session.lesson.progress >= progress)
      (points, progress) = (lesson.session.points, lesson.session.lesson.progress)
      for (columns, rows) in [(80, 24), (20, 5)] {
        let size = ScreenSize(columns: columns, rows: rows)
        let frame = lesson.screen.view(size)
        #expect((frame.body + frame.foot).allSatisfy { $0.width <= columns })
        #expect(frame.rows(for: size).lines.count == rows)
      }
    }
    #expect(try lesson.store.events(of: .local).count { $0.payload.endsQuestion } == points)
  }
}
