public import Content
import Learning
public import Services

/// Teacher mode: introductions, questions, feedback, and the bar at the foot.
public struct LessonScreen: Screen {
  /// How a lesson ended.
  public enum Outcome: Sendable, Hashable {
    case finished, left
  }

  indirect enum Phase: Equatable {
    case showing
    case recording(level: Double)
    case scoring
    case feedback(LessonSession.Feedback)
    case paused(before: Phase)
  }

  let words: Words
  let texts: LessonTexts
  let session: LessonSession
  private(set) var phase = Phase.showing
  private(set) var field = TextField()
  private(set) var selected = 0
  private(set) var tried: Set<Int> = []
  /// The feedback on the try before, while the question is asked again.
  private(set) var last: LessonSession.Feedback?
  private(set) var notices: [String]
  private var stopwatch = Stopwatch()

  /// A lesson with things to say once, such as that there is no microphone.
  public init(words: Words, session: LessonSession, notices: [String] = []) {
    self.words = words
    texts = LessonTexts(words: words)
    self.session = session
    self.notices = notices
  }

  /// Speaks the first prompt.
  public mutating func appear() -> [ScreenCommand<Outcome>] { show() }

  /// Takes a key, or what voice, microphone and scorer report.
  public mutating func update(_ event: ScreenEvent) throws -> [ScreenCommand<Outcome>] {
    switch event {
    case .key(let key): return try update(key)
    case .spoken(let error): return error.map { lose(.loudspeaker, $0) } ?? []
    case .recording(.success(.level(let level))):
      if case .recording = phase { phase = .recording(level: level) }
      return []
    case .recording(.success(.finished(let recording))):
      guard case .recording = phase, case .question(let exercise) = session.moment else {
        return []
      }
      phase = .scoring
      return [.score(recording, exercise.phrase.spoken, exercise.key.language)]
    case .recording(.failure(let error)), .scored(.failure(let error)):
      return lose(.microphone, error)
    case .scored(.success(let result)):
      guard phase == .scoring else { return [] }
      return react(try session.answer(spoken: result, milliseconds: stopwatch.milliseconds))
    }
  }

  private mutating func update(_ key: Key) throws -> [ScreenCommand<Outcome>] {
    switch phase {
    case .paused(let before): return try updatePaused(key, before)
    case .recording: return updateRecording(key)
    case .scoring: return key == .escape ? pause() : []
    case .feedback: return updateFeedback(key)
    case .showing: break
    }
    if let commands = updateAnywhere(key) { return commands }
    switch session.moment {
    case .introduction: return key.isConfirming ? goOn() : updateByLetter(key)
    case .question(let exercise): return try update(key, exercise)
    case .finished: return [.finish(.finished)]
    }
  }

  private mutating func update(_ key: Key, _ exercise: Exercise) throws -> [ScreenCommand<Outcome>]
  {
    switch exercise.kind {
    case .choose, .listen: return try updateChoice(key, exercise)
    case .translate, .dictate: return try updateTyped(key)
    case .repeatPhrase:
      if key == .character("k") || key == .character("K") { return try skipSpeaking() }
      guard key.isConfirming else { return updateByLetter(key) }
      phase = .recording(level: 0)
      return [.record]
    }
  }

  private mutating func updateChoice(
    _ key: Key,
    _ exercise: Exercise
  ) throws -> [ScreenCommand<Outcome>] {
    let count = exercise.choices.count
    switch key {
    case .up: selected = (selected + count - 1) % count
    case .down: selected = (selected + 1) % count
    case .enter: return try choose(selected)
    case .character(let digit):
      guard let number = digit.wholeNumberValue, exercise.choices.indices.contains(number - 1)
      else { return updateByLetter(key) }
      selected = number - 1
      return try choose(selected)
    default: break
    }
    return []
  }

  private mutating func choose(_ place: Int) throws -> [ScreenCommand<Outcome>] {
    guard !tried.contains(place) else { return [] }
    let feedback = try session.answer(choice: place, milliseconds: stopwatch.milliseconds)
    if feedback?.verdict == .wrong { tried.insert(place) }
    return react(feedback)
  }

  private mutating func updateTyped(_ key: Key) throws -> [ScreenCommand<Outcome>] {
    guard key == .enter else {
      _ = field.take(key)
      return []
    }
    let text = field.text
    guard text.contains(where: { !$0.isWhitespace }) else { return [] }
    if LineCommand(text, answering: session.moment) == .leave { return [.finish(.left)] }
    return react(try session.answer(text: text, milliseconds: stopwatch.milliseconds))
  }

  /// Keys that work wherever nothing is recorded.
  private mutating func updateAnywhere(_ key: Key) -> [ScreenCommand<Outcome>]? {
    switch key {
    case .tab: say(.normal)
    case .backTab: say(.slow)
    case .escape: pause()
    default: nil
    }
  }

  /// Letters that are keys where nothing is typed.
  private mutating func updateByLetter(_ key: Key) -> [ScreenCommand<Outcome>] {
    switch key {
    case .character("r"), .character("R"): say(.normal)
    case .character("s"), .character("S"): say(.slow)
    case .character("q"), .character("Q"): [.finish(.left)]
    default: []
    }
  }

  private mutating func updateRecording(_ key: Key) -> [ScreenCommand<Outcome>] {
    if key == .escape { return pause() }
    return key.isConfirming ? [.stopRecording] : []
  }

  private mutating func updateFeedback(_ key: Key) -> [ScreenCommand<Outcome>] {
    if let commands = updateAnywhere(key) { return commands }
    return key.isConfirming ? goOn() : updateByLetter(key)
  }

  private mutating func updatePaused(
    _ key: Key,
    _ before: Phase
  ) throws -> [ScreenCommand<Outcome>] {
    switch key {
    case .character("q"), .character("Q"): return [.finish(.left)]
    case .character("k"), .character("K"):
      phase = before
      return try skipSpeaking()
    case .enter, .escape, .character(" "):
      phase = before
      stopwatch.resume()
      return say(.normal)
    default: return []
    }
  }

  private mutating func skipSpeaking() throws -> [ScreenCommand<Outcome>] {
    let before = session.moment
    try session.skipSpeaking()
    notices.append(words("lesson.speakingSkipped"))
    stopwatch.resume()
    return before == session.moment ? [] : show()
  }

  /// Takes what an answer led to: the next question, or this one again.
  private mutating func react(_ feedback: LessonSession.Feedback?) -> [ScreenCommand<Outcome>] {
    guard let feedback else { return [] }
    field = TextField()
    guard case .again = feedback.outcome else {
      phase = .feedback(feedback)
      return feedback.exercise.kind == .translate ? say(.normal) : []
    }
    phase = .showing
    last = feedback
    return say(.normal)
  }

  private mutating func goOn() -> [ScreenCommand<Outcome>] {
    session.goOn()
    notices = []
    return show()
  }

  private mutating func show() -> [ScreenCommand<Outcome>] {
    phase = .showing
    field = TextField()
    selected = 0
    tried = []
    last = nil
    stopwatch = Stopwatch()
    return session.moment == .finished ? [.hush, .finish(.finished)] : say(.normal)
  }

  private mutating func pause() -> [ScreenCommand<Outcome>] {
    stopwatch.pause()
    if case .feedback = phase {
      phase = .paused(before: phase)
    } else {
      // What was being recorded or scored is given up; the question waits.
      phase = .paused(before: .showing)
    }
    return [.hush, .stopRecording]
  }

  /// Reads what the screen is about: the prompt, or after a translation its answer.
  private func say(_ pace: SpeechPace) -> [ScreenCommand<Outcome>] {
    guard session.canHear else { return [] }
    if case .feedback(let feedback) = phase {
      let exercise = feedback.exercise
      return [.say(exercise.phrase.spoken, exercise.key.language, pace)]
    }
    switch session.moment {
    case .introduction(let exercise), .question(let exercise):
      return [.say(exercise.spoken.text, exercise.spoken.language, pace)]
    case .finished: return []
    }
  }

  private enum Device {
    case loudspeaker, microphone
  }

  /// Says once what is missing and goes on without it.
  private mutating func lose(_ device: Device, _ error: any Error) -> [ScreenCommand<Outcome>] {
    let before = session.moment
    switch device {
    case .loudspeaker:
      guard session.canHear else { return [] }
      session.loseLoudspeaker()
      notices.append(words.sentence(for: error) + " " + words("lesson.goesOnSilent"))
    case .microphone:
      guard session.canRecord else { return [] }
      session.loseMicrophone()
      notices.append(words.sentence(for: error) + " " + words("lesson.goesOnListening"))
      if phase.isHearing { phase = .showing }
    }
    guard before != session.moment else { return [] }
    guard case .paused = phase else { return show() }
    _ = show()
    phase = .paused(before: .showing)
    return []
  }
}

extension LessonScreen.Phase {
  /// Whether something is recorded or scored.
  fileprivate var isHearing: Bool {
    switch self {
    case .recording, .scoring: true
    default: false
    }
  }
}

extension Key {
  /// Enter and the space bar go on.
  var isConfirming: Bool { self == .enter || self == .character(" ") }
}

/// Measures how long an answer takes, pauses left out.
struct Stopwatch {
  private var started: ContinuousClock.Instant? = .now
  private var elapsed = Duration.zero

  var milliseconds: Int {
    let total = elapsed + (started.map { .now - $0 } ?? .zero)
    return Int(total.components.seconds) * 1000
      + Int(total.components.attoseconds / 1_000_000_000_000_000)
  }

  mutating func pause() {
    elapsed += started.map { .now - $0 } ?? .zero
    started = nil
  }

  mutating func resume() {
    if started == nil { started = .now }
  }
}
