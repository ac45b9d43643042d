import Content
import Learning
import Services

/// A lesson as plain lines: one prompt, one answer.
struct PlainLesson {
  let words: Words
  let console: LineConsole
  let sound: Sound
  let session: LessonSession
  private let texts: LessonTexts
  private var stopwatch = Stopwatch()

  init(words: Words, console: LineConsole, sound: Sound, session: LessonSession) {
    self.words = words
    self.console = console
    self.sound = sound
    self.session = session
    texts = LessonTexts(words: words)
  }

  mutating func run(notices: [String]) async throws -> LessonScreen.Outcome {
    console.show(notices.map { Line("! " + $0) } + [Line(words("plain.hint"), .faint)])
    while true {
      console.show([""])
      switch session.moment {
      case .finished: return .finished
      case .introduction(let exercise):
        console.show(texts.introduction(exercise))
        await say(.normal)
        session.goOn()
      case .question:
        guard try await ask() else { return .left }
      }
    }
  }

  /// Asks the current question until it ends; false where the learner leaves.
  private mutating func ask() async throws -> Bool {
    var asked: LessonSession.Moment?
    while case .question(let exercise) = session.moment {
      if asked != session.moment {
        asked = session.moment
        stopwatch = Stopwatch()
        guard await put(exercise) else { continue }
      }
      guard let line = console.ask(words("plain.prompt.\(exercise.kind.rawValue)") + " ") else {
        return false
      }
      switch LineCommand(line, answering: session.moment) {
      case .leave: return false
      case .replay: await say(.normal)
      case .slower: await say(.slow)
      case .skipSpeaking:
        try session.skipSpeaking()
        console.show([Line("! " + words("lesson.speakingSkipped"))])
      case nil:
        guard let feedback = try await answer(line, exercise) else { continue }
        console.show(texts.feedback(feedback))
        guard case .again = feedback.outcome else {
          console.show([texts.bar(session, columns: LineConsole.columns)])
          session.goOn()
          return true
        }
        asked = nil
        console.show([""])
      }
    }
    return true
  }

  /// Shows a question and reads it aloud; false where it turned into another one on the way.
  private func put(_ exercise: Exercise) async -> Bool {
    let before = session.moment
    console.show(texts.question(exercise))
    for (index, choice) in exercise.choices.enumerated() {
      console.show([Line("  \(index + 1)  \(choice)")])
    }
    await say(.normal)
    return session.moment == before
  }

  private func answer(
    _ line: String,
    _ exercise: Exercise
  ) async throws -> LessonSession.Feedback? {
    let text = line.trimmed
    switch exercise.kind {
    case .choose, .listen:
      let number = text.place(in: exercise.choices) ?? exercise.choices.firstIndex(of: text)
      guard let number else {
        console.show([Line(words("plain.chooseNumber", count: exercise.choices.count))])
        return nil
      }
      return try session.answer(choice: number, milliseconds: stopwatch.milliseconds)
    case .translate, .dictate:
      guard !text.isEmpty else { return nil }
      return try session.answer(text: text, milliseconds: stopwatch.milliseconds)
    case .repeatPhrase:
      guard let result = await hear(exercise) else { return nil }
      return try session.answer(spoken: result, milliseconds: stopwatch.milliseconds)
    }
  }

  /// Records the phrase and scores it; nil where that can't be done, which is said.
  private func hear(_ exercise: Exercise) async -> PronunciationResult? {
    guard let recorder = sound.recorder, let scorer = sound.scorer else {
      session.loseMicrophone()
      return nil
    }
    do {
      console.show([Line("● " + words("lesson.recording"))])
      for try await event in recorder.record() {
        guard case .finished(let recording) = event else { continue }
        return try await scorer.score(
          recording,
          text: exercise.phrase.spoken,
          language: exercise.key.language
        )
      }
    } catch {
      session.loseMicrophone()
      console.show([
        Line("! " + words.sentence(for: error) + " " + words("lesson.goesOnListening"), .unsure)
      ])
    }
    return nil
  }

  private func say(_ pace: SpeechPace) async {
    let spoken: (text: String, language: Language)
    switch session.moment {
    case .introduction(let exercise), .question(let exercise): spoken = exercise.spoken
    case .finished: return
    }
    guard session.canHear, let speaker = sound.speaker else { return }
    do {
      try await speaker.say(spoken.text, in: spoken.language, pace: pace)
    } catch {
      session.loseLoudspeaker()
      console.show([
        Line("! " + words.sentence(for: error) + " " + words("lesson.goesOnSilent"), .unsure)
      ])
    }
  }
}
