import Learning
import Services
import TestSupport
import Testing

@Suite struct `A tutor` {
  @Test func `teaches any two different languages of the course`() throws {
    let tutor = Pupil().tutor
    for base in tutor.course.languages {
      for target in tutor.course.languages where target != base {
        try tutor.check(base: base, target: target)
      }
    }
  }

  @Test func `refuses a language that the course lacks, and says which it has`() {
    let tutor = Pupil().tutor
    let known: [Language] = [.english, .french, .german]
    #expect(throws: TutorError.languageUnknown(.italian, known: known)) {
      try tutor.check(base: .english, target: .italian)
    }
    #expect(throws: TutorError.languageUnknown(.spanish, known: known)) {
      try tutor.lesson(base: .spanish, target: .english, items: 1, seed: 1)
    }
    let error = TutorError.languageUnknown(.italian, known: known)
    #expect(error.code == "languageUnknown" && error.kind.exitCode == 2)
    #expect(error.facts == ["language": "it", "known": "en, fr, de"])
  }

  @Test func `refuses to teach a language from itself`() {
    #expect(throws: TutorError.sameLanguage(.french)) {
      try Pupil().tutor.check(base: .french, target: .french)
    }
    #expect(TutorError.sameLanguage(.french).facts == ["language": "fr"])
  }

  @Test func `keeps what the learner chose, and forgets what is taken back`() throws {
    let pupil = Pupil()
    var settings = try pupil.tutor.settings()
    #expect(settings.base == nil && settings.target == nil && !settings.tourOffered)
    settings.base = .english
    settings.target = .german
    settings.tourOffered = true
    settings.speakingPausedUntil = 1_234
    try pupil.tutor.save(settings)
    #expect(try pupil.tutor.settings() == settings)
    settings.speakingPausedUntil = nil
    settings.base = nil
    try pupil.tutor.save(settings)
    #expect(try pupil.tutor.settings() == settings)
  }

  @Test func `bears a setting that is no number`() throws {
    let pupil = Pupil()
    try pupil.settings.set("speaking.pausedUntil", to: "soon", of: .local)
    #expect(try pupil.tutor.settings().speakingPausedUntil == nil)
    #expect(try pupil.session().canSpeak)
  }
}
