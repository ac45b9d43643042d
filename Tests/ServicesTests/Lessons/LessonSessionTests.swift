import Learning
import Services
import TestSupport
import Testing

@Suite struct `A lesson under way` {
  private func review(of event: LogEvent?) -> ReviewRecord? {
    if case .review(let record) = event?.payload { record } else { nil }
  }

  @Test func `logs the first decided try as it was decided`() throws {
    let pupil = Pupil()
    let session = try pupil.session()
    try session.goOn(to: .choose)
    let exercise = try #require(session.exercise)
    let feedback = try #require(try session.answer(.wrong, milliseconds: 2_500))
    #expect(feedback.verdict == .wrong)
    #expect(feedback.outcome == .again(triesLeft: 2))
    #expect(feedback.given.map(exercise.choices.contains) == true)
    let record = try #require(review(of: pupil.events.last))
    #expect(
      record
        == ReviewRecord(
          key: exercise.key,
          exercise: .choose,
          verdict: .wrong,
          grade: .again,
          answerMilliseconds: 2_500,
          rules: ReviewRules.version,
          ended: false
        )
    )
    #expect(pupil.events.last?.day == LearnerDay(rawValue: 20_413))
    _ = try session.answerRight()
    #expect(pupil.events.last?.payload == .completion(exercise.key, .choose))
    #expect(pupil.events.count == 2)
  }

  @Test func `gives a point for every question that ends right, and no other (T4.6, T4.8)`() throws
  {
    let pupil = Pupil()
    let session = try pupil.session()
    try session.goOn(to: .choose)
    #expect(session.points == 0)
    _ = try session.answer(.wrong)
    #expect(session.points == 0)
    #expect(session.lesson.progress == 0)
    _ = try session.answerRight()
    #expect(session.points == 1)
    #expect(session.lesson.progress > 0)
    #expect(try pupil.store.standing(of: .local, language: .french).points == 1)
    #expect(try pupil.session().points == 1)
  }

  @Test func `takes no answer twice, nor one that wasn't asked for`() throws {
    let pupil = Pupil()
    let session = try pupil.session()
    #expect(try session.answer(choice: 0, milliseconds: 0) == nil, "an introduction")
    try session.goOn(to: .choose)
    #expect(try session.answer(text: "house", milliseconds: 0) == nil)
    #expect(try session.answer(choice: -1, milliseconds: 0) == nil)
    #expect(try session.answer(choice: 4, milliseconds: 0) == nil)
    let silence = PronunciationResult(verdict: .right, score: 100, words: [])
    #expect(try session.answer(spoken: silence, milliseconds: 0) == nil)
    #expect(pupil.events.isEmpty)
    _ = try session.answerRight()
    #expect(try session.answerRight() == nil)
    #expect(pupil.events.count == 1)
    #expect(session.points == 1)
  }

  @Test func `doesn't go on while a question waits for an answer (T4.7)`() throws {
    let session = try Pupil().session()
    try session.goOn(to: .choose)
    let moment = session.moment
    session.goOn()
    #expect(session.moment == moment)
    _ = try session.answer(.wrong)
    session.goOn()
    #expect(session.moment == moment)
    _ = try session.answerRight()
    session.goOn()
    #expect(session.moment != moment)
  }

  @Test func `shows the answer after three tries and asks again later`() throws {
    let pupil = Pupil()
    let session = try pupil.session()
    try session.goOn(to: .choose)
    let asked = try #require(session.exercise)
    _ = try session.answer(.wrong)
    _ = try session.answer(.wrong)
    #expect(try session.answer(.wrong)?.outcome == .shown(comesBack: true))
    #expect(try session.answerRight() == nil)
    session.goOn()
    var seen: [MemoryKey] = []
    while let exercise = session.exercise {
      seen.append(exercise.key)
      _ = try session.answerRight()
      session.goOn()
    }
    #expect(session.moment == .finished)
    #expect(seen.last == asked.key)
    #expect(session.lesson.progress == 1)
    #expect(session.points == 3)
  }

  @Test func `logs nothing of an unsure try, and one without a grade after three (T4.9)`() throws {
    let pupil = Pupil()
    let session = try pupil.session()
    try session.goOn(to: .repeatPhrase)
    let before = pupil.events.count
    #expect(try session.answer(.unsure)?.outcome == .again(triesLeft: 2))
    _ = try session.answer(.unsure)
    #expect(pupil.events.count == before)
    _ = try session.answer(.unsure)
    let record = try #require(review(of: pupil.events.last))
    #expect(record.grade == nil && record.verdict == .unsure && !record.ended)
    let key = record.key
    #expect(try pupil.store.standing(of: .local, language: .french).memories[key] == nil)
  }

  @Test func `goes on the way a learner left it`() throws {
    let pupil = Pupil()
    let session = try pupil.session(items: 2)
    try session.goOn(to: .choose)
    let key = try #require(session.exercise).key
    _ = try session.answerRight()
    let next = try pupil.session(items: 6, seed: 9)
    let asked = next.lesson.steps
    #expect(!asked.contains(.introduce(key.entry)), "what was begun isn't introduced again")
    #expect(!asked.contains(.ask(key.entry, .choose)))
  }

  @Test func `is over at once where there is nothing to learn`() throws {
    let pupil = Pupil(course: SmallCourse.of([]))
    let session = try pupil.session()
    #expect(session.moment == .finished)
    session.goOn()
    #expect(session.moment == .finished)
    #expect(try session.answer(choice: 0, milliseconds: 0) == nil)
  }

  @Test func `never uses an id twice, though the seed is the same`() throws {
    let pupil = Pupil()
    for _ in 0..<5 {
      let session = try pupil.session(items: 6, seed: 42)
      var answers = 0
      while session.moment != .finished, answers < 3 {
        if try session.answerRight() != nil { answers += 1 }
        session.goOn()
      }
      pupil.seconds += 86_400
    }
    let ids = pupil.events.map(\.id)
    #expect(ids.count == 15)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `never uses an id twice while the wall clock stands still`() throws {
    let pupil = Pupil()
    var answers = 0
    for _ in 0..<6 {
      let session = try pupil.session(items: 6, seed: 42)
      try session.goOn(to: .choose)
      guard session.exercise != nil else { break }
      answers += 1
      _ = try session.answerRight()
    }
    #expect(answers == 6)
    #expect(try pupil.store.standing(of: .local, language: .french).points == pupil.events.count)
    #expect(Set(pupil.events.map(\.id)).count == pupil.events.count)
  }

  @Test func `is the same lesson for the same seed over the same record`() throws {
    let one = try Pupil().session(items: 6, seed: 3)
    let other = try Pupil().session(items: 6, seed: 3)
    #expect(one.lesson == other.lesson)
    while one.moment != .finished {
      #expect(one.moment == other.moment)
      for session in [one, other] {
        _ = try session.answerRight()
        session.goOn()
      }
    }
    #expect(other.moment == .finished)
  }
}
