import Learning
import Services
import TestSupport
import Testing

@Suite struct `A lesson whose record can't be written` {
  @Test func `stands as it was, and the same answer counts once the disk has room`() throws {
    let pupil = Pupil()
    let session = try pupil.session()
    try session.goOn(to: .choose)
    let (moment, lesson) = (session.moment, session.lesson)
    pupil.store.fails = true
    #expect(throws: StoreFailure()) { try session.answerRight() }
    #expect(session.moment == moment)
    #expect(session.lesson == lesson)
    #expect(session.points == 0)
    pupil.store.fails = false
    #expect(pupil.events.isEmpty)
    #expect(try session.answerRight()?.outcome == .ended)
    #expect(pupil.events.count == 1)
    #expect(session.points == 1)
  }

  @Test func `keeps what was answered before`() throws {
    let pupil = Pupil()
    let session = try pupil.session()
    try session.goOn(to: .dictate)
    let before = pupil.events
    let points = session.points
    pupil.store.fails = true
    #expect(throws: StoreFailure()) { try session.answer(.wrong) }
    pupil.store.fails = false
    #expect(pupil.events == before)
    #expect(session.points == points)
    #expect(session.lesson.tries == 0)
  }

  @Test func `still asks for speaking when the pause can't be stored`() throws {
    let pupil = Pupil()
    let session = try pupil.session()
    try session.goOn(to: .repeatPhrase)
    let moment = session.moment
    pupil.settings.fails = true
    #expect(throws: StoreFailure()) { try session.skipSpeaking() }
    #expect(session.canSpeak)
    #expect(session.moment == moment)
  }

  @Test func `doesn't begin where the record or the settings can't be read`() {
    let pupil = Pupil()
    pupil.store.fails = true
    #expect(throws: StoreFailure()) { try pupil.session() }
    #expect(throws: StoreFailure()) { try pupil.tutor.overview(base: .english, target: .french) }
    pupil.store.fails = false
    pupil.settings.fails = true
    #expect(throws: StoreFailure()) { try pupil.session() }
    #expect(throws: StoreFailure()) { try pupil.tutor.settings() }
  }
}
