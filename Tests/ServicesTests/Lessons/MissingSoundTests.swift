import Learning
import Services
import TestSupport
import Testing

@Suite struct `A lesson without sound` {
  @Test func `skips speaking for fifteen minutes, and the next one remembers (T4.12)`() throws {
    let pupil = Pupil()
    let session = try pupil.session()
    try session.goOn(to: .repeatPhrase)
    let events = pupil.events
    try session.skipSpeaking()
    #expect(session.exercise?.kind == .listen)
    #expect(!session.canSpeak)
    #expect(pupil.events == events, "it costs nothing")
    #expect(try !pupil.session().canSpeak)
    pupil.seconds += 15 * 60 - 0.001
    #expect(!session.canSpeak)
    #expect(try !pupil.session().canSpeak)
    pupil.seconds += 0.001
    #expect(session.canSpeak)
    #expect(try pupil.session().canSpeak)
  }

  @Test func `isn't silenced for years by a clock that was wrong once`() throws {
    let pupil = Pupil()
    let right = pupil.seconds
    pupil.seconds += 10 * 365 * 86_400
    try pupil.session().skipSpeaking()
    #expect(try !pupil.session().canSpeak)
    pupil.seconds = right
    #expect(try pupil.session().canSpeak)
  }

  @Test func `asks nothing aloud once the microphone is lost`() throws {
    let session = try Pupil().session(items: 6)
    try session.goOn(to: .repeatPhrase)
    let entry = try #require(session.exercise).key.entry
    session.loseMicrophone()
    let exercise = try #require(session.exercise)
    #expect(exercise.kind == .listen && exercise.key.entry == entry)
    #expect(exercise.choices.count == 4)
    while session.moment != .finished {
      #expect(session.exercise?.kind != .repeatPhrase)
      _ = try session.answerRight()
      session.goOn()
    }
  }

  @Test func `asks nothing by ear once the loudspeaker is lost`() throws {
    let session = try Pupil().session(items: 6)
    try session.goOn(to: .dictate)
    session.loseLoudspeaker()
    #expect(session.exercise?.kind == .translate)
    session.loseMicrophone()
    while session.moment != .finished {
      if let kind = session.exercise?.kind { #expect(!kind.needsHearing && kind != .repeatPhrase) }
      _ = try session.answerRight()
      session.goOn()
    }
  }

  @Test func `turns listening into reading when the loudspeaker goes after the microphone`() throws
  {
    let session = try Pupil().session(items: 6)
    try session.goOn(to: .repeatPhrase)
    session.loseMicrophone()
    session.loseLoudspeaker()
    #expect(session.exercise?.kind == .choose)
  }

  @Test func `changes no question that is answered already`() throws {
    let pupil = Pupil()
    let session = try pupil.session()
    try session.goOn(to: .repeatPhrase)
    _ = try session.answerRight()
    let (moment, lesson) = (session.moment, session.lesson)
    session.loseMicrophone()
    session.loseLoudspeaker()
    try session.skipSpeaking()
    #expect(session.moment == moment)
    #expect(session.lesson == lesson)
    #expect(try session.answerRight() == nil)
    session.goOn()
    #expect(session.moment == .finished)
  }

  @Test func `changes no introduction`() throws {
    let session = try Pupil().session()
    let moment = session.moment
    session.loseMicrophone()
    session.loseLoudspeaker()
    #expect(session.moment == moment)
  }

  @Test func `keeps the lapse of a question that turned from hearing into reading`() throws {
    let pupil = Pupil()
    let session = try pupil.session()
    try session.goOn(to: .dictate)
    let key = try #require(session.exercise).key
    _ = try session.answer(.wrong)
    session.loseLoudspeaker()
    #expect(try session.answerRight()?.outcome == .ended)
    #expect(pupil.events.last?.payload == .completion(key, .translate))
  }
}
