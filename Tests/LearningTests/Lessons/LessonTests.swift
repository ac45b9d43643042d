import Learning
import Testing

@Suite struct `A lesson` {
  static let question = LessonStep.ask(Entry.ID(rawValue: "p/one"), .translate)
  static let other = LessonStep.ask(Entry.ID(rawValue: "p/two"), .translate)

  /// Every sequence of one to four verdicts.
  static let sequences: [[Verdict]] = (1...4).flatMap { length in
    (1..<length).reduce(Verdict.allCases.map { [$0] }) { sequences, _ in
      sequences.flatMap { sequence in Verdict.allCases.map { sequence + [$0] } }
    }
  }

  /// The lesson, outcomes and log of one question, fed with verdicts until it ends.
  private func play(
    _ verdicts: [Verdict],
    _ start: Lesson
  ) -> (lessons: [Lesson], outcomes: [Lesson.Outcome], log: [Lesson.Entry]) {
    var lessons = [start]
    var outcomes: [Lesson.Outcome] = []
    var log: [Lesson.Entry] = []
    for verdict in verdicts {
      let (next, outcome, entry) = lessons[lessons.count - 1].answered(verdict)
      lessons.append(next)
      outcomes.append(outcome)
      log += [entry].compactMap { $0 }
      guard case .again = outcome else { break }
    }
    return (lessons, outcomes, log)
  }

  private func isRight(_ verdict: Verdict) -> Bool { verdict == .right || verdict == .typo }

  @Test func `there are 340 sequences of up to four verdicts`() {
    #expect(Set(Self.sequences).count == 4 + 16 + 64 + 256)
  }

  @Test(arguments: sequences)
  func `the bar grows on the right answer and never else (T4.6, T4.8)`(_ verdicts: [Verdict]) {
    let (lessons, outcomes, _) = play(verdicts, Lesson(steps: [Self.question, Self.other]))
    for (index, outcome) in outcomes.enumerated() {
      let growth = lessons[index + 1].progress - lessons[index].progress
      #expect(growth == (isRight(verdicts[index]) ? 0.5 : 0))
      #expect((outcome == .ended) == isRight(verdicts[index]))
    }
  }

  @Test(arguments: sequences)
  func `it is asked until right, and shown after the third try (T4.7, T4.12)`(
    _ verdicts: [Verdict]
  ) {
    let (lessons, outcomes, _) = play(verdicts, Lesson(steps: [Self.question, Self.other]))
    for (index, outcome) in outcomes.enumerated() where !isRight(verdicts[index]) {
      #expect(outcome == (index < 2 ? .again(triesLeft: 2 - index) : .shown(comesBack: true)))
      #expect(lessons[index + 1].current == Self.question)
      #expect(lessons[index + 1].tries == index + 1)
    }
    #expect(outcomes.count <= Lesson.triesPerQuestion)
  }

  @Test(arguments: sequences)
  func `the first decided try is the grade, and there is one`(_ verdicts: [Verdict]) {
    let (_, outcomes, log) = play(verdicts, Lesson(steps: [Self.question]))
    let tried = verdicts.prefix(outcomes.count)
    let decided = tried.first { $0 != .unsure }
    let ended = tried.last.map(isRight) ?? false
    var expected: [Lesson.Entry] = []
    if let decided {
      expected.append(.review(Grade(decided), ended: isRight(decided)))
      if ended, !isRight(decided) { expected.append(.completion) }
    } else if tried.count == Lesson.triesPerQuestion {
      expected.append(.review(nil, ended: false))
    }
    #expect(log == expected)
  }

  @Test(arguments: sequences)
  func `unsure never lowers anything`(_ verdicts: [Verdict]) {
    let (_, _, log) = play(verdicts, Lesson(steps: [Self.question]))
    guard !verdicts.contains(.wrong) else { return }
    #expect(!log.contains(.review(.again, ended: false)))
  }

  @Test func `a question comes back at most twice, after four others`() {
    let others = (0..<6).map { LessonStep.ask(Entry.ID(rawValue: "p/\($0)"), .choose) }
    var lesson = Lesson(steps: [Self.question] + others)
    var returns: [Int] = []
    var asked = 0
    while let step = lesson.current {
      asked += 1
      guard step == Self.question else {
        lesson = lesson.answered(.right).lesson.advanced()
        continue
      }
      for _ in 0..<Lesson.triesPerQuestion { lesson = lesson.answered(.wrong).lesson }
      lesson = lesson.advanced()
      if let place = lesson.steps.firstIndex(of: Self.question) { returns.append(place) }
      #expect(lesson.questions == 7)
    }
    #expect(returns == [4, 2])
    #expect(asked == 6 + 3)
    #expect(lesson.rightAnswers == 6)
  }

  @Test func `a question that came back and is answered right fills the bar`() {
    var lesson = Lesson(steps: [Self.question])
    for _ in 0..<3 { lesson = lesson.answered(.wrong).lesson }
    lesson = lesson.advanced()
    #expect(lesson.current == Self.question)
    #expect(lesson.tries == 0)
    let (next, outcome, log) = lesson.answered(.typo)
    #expect(outcome == .ended)
    #expect(log == .review(.hard, ended: true))
    #expect(next.progress == 1)
    #expect(next.advanced().current == nil)
  }

  @Test func `asking another skill starts the question anew`() {
    let step = LessonStep.ask(Entry.ID(rawValue: "p/one"), .repeatPhrase)
    let lesson = Lesson(steps: [step]).answered(.wrong).lesson.asking(.listen)
    #expect(lesson.current == .ask(step.entry, .listen))
    #expect(lesson.tries == 0)
    #expect(lesson.answered(.right).log == .review(.good, ended: true))
  }

  @Test func `asking the same skill in another way keeps the lapse a lapse`() {
    let step = LessonStep.ask(Entry.ID(rawValue: "p/one"), .listen)
    let lesson = Lesson(steps: [step]).answered(.wrong).lesson.asking(.choose)
    #expect(lesson.tries == 0)
    #expect(lesson.answered(.right).log == .completion)
  }

  @Test func `asking in another way doesn't bring a question back oftener`() {
    let step = LessonStep.ask(Entry.ID(rawValue: "p/one"), .repeatPhrase)
    var lesson = Lesson(steps: [step])
    var returns = 0
    for kind in [ExerciseKind.repeatPhrase, .listen, .choose] {
      lesson = lesson.asking(kind)
      var outcome = Lesson.Outcome.ended
      for _ in 0..<3 { (lesson, outcome, _) = lesson.answered(.wrong) }
      if outcome == .shown(comesBack: true) { returns += 1 }
      lesson = lesson.advanced()
    }
    #expect(returns == Lesson.returnsPerQuestion)
    #expect(lesson.current == nil)
  }

  @Test func `an introduction isn't asked in another way, nor counted`() {
    let lesson = Lesson(steps: [.introduce(Entry.ID(rawValue: "p/one")), Self.question])
    #expect(lesson.asking(.choose) == lesson)
    #expect(lesson.questions == 1)
    #expect(lesson.advanced().current == Self.question)
  }

  @Test func `one without steps is over and full`() {
    let lesson = Lesson(steps: [])
    #expect(lesson.current == nil)
    #expect(lesson.progress == 1)
    #expect(lesson.advanced() == lesson)
    #expect(lesson.asking(.choose) == lesson)
  }
}
