import Learning

/// Runs screens in a terminal, one after the other.
public final class FullScreen {
  /// An escape byte alone is the escape key when nothing follows it so long.
  private static let escapeTimeout = Duration.milliseconds(40)

  private let device: TerminalDevice
  private let sound: Sound
  private var parser = KeyParser()
  private var queue: AsyncStream<Happening>.Continuation
  private var happenings: AsyncStream<Happening>.Iterator
  private var voice: Task<Void, Never>?
  private var voiceNumber = 0
  private var hearingNumber = 0
  private var workers: [Task<Void, Never>] = []

  /// What the loop wakes up for.
  private enum Happening: Sendable {
    case terminal(TerminalDevice.Event)
    case escapeTimeout
    case spoken(Int, (any Error)?)
    case heard(Int, ScreenEvent)
  }

  /// The terminal of standard input and output, with a voice and ears.
  public init(colour: Bool, sound: Sound) {
    device = TerminalDevice(colour: colour)
    self.sound = sound
    let (stream, continuation) = AsyncStream.makeStream(of: Happening.self)
    queue = continuation
    happenings = stream.makeAsyncIterator()
  }

  /// Whether a person sits at both ends of the terminal.
  public static var isInteractive: Bool { TerminalDevice.isInteractive }

  /// Takes the terminal for a while and gives it back whatever happens.
  public func use<Result>(_ body: (FullScreen) async throws -> Result) async throws -> Result {
    device.enter()
    let events = device.events()
    let pump = Task { [queue] in
      for await event in events { queue.yield(.terminal(event)) }
    }
    defer {
      pump.cancel()
      device.leave()
    }
    return try await body(self)
  }

  /// Runs a screen to its end.
  ///
  /// - Throws: ``Interrupted`` on Ctrl+C or when the terminal goes away, or the screen's error.
  public func run<Shown: Screen>(_ initial: Shown) async throws -> Shown.Outcome {
    var screen = initial
    defer { silence() }
    if let outcome = perform(screen.appear()) { return outcome }
    draw(screen)
    while let happening = await happenings.next() {
      for event in try screenEvents(of: happening) {
        if let outcome = perform(try screen.update(event)) { return outcome }
      }
      draw(screen)
    }
    throw Interrupted()
  }

  private func draw(_ screen: some Screen) {
    let size = device.size
    device.draw(screen.view(size), size: size)
  }

  private func screenEvents(of happening: Happening) throws -> [ScreenEvent] {
    switch happening {
    // What an earlier recording came to must not be taken for what this one does.
    case .heard(let number, let event): return number == hearingNumber ? [event] : []
    case .spoken(let number, let error): return number == voiceNumber ? [.spoken(error)] : []
    case .escapeTimeout: return try parser.timeout().map(event)
    case .terminal(.bytes(let bytes)):
      let keys = parser.keys(from: bytes)
      if parser.isWaiting { waitForEscape() }
      return try keys.flatMap { key -> [ScreenEvent] in
        if key == .control("z") {
          device.suspend()
          return []
        }
        return [try event(key)]
      }
    case .terminal(.resized):
      device.clear()
      return []
    case .terminal(.suspend): return []
    case .terminal(.closed): throw Interrupted()
    }
  }

  private func event(_ key: Key) throws -> ScreenEvent {
    if key == .control("c") { throw Interrupted() }
    return .key(key)
  }

  private func waitForEscape() {
    start { [queue] in
      try? await Task.sleep(for: Self.escapeTimeout)
      queue.yield(.escapeTimeout)
    }
  }

  private func perform<Outcome>(_ commands: [ScreenCommand<Outcome>]) -> Outcome? {
    for command in commands {
      switch command {
      case .finish(let outcome): return outcome
      case .say(let text, let language, let pace): say(text, language, pace)
      case .hush: hush()
      case .record: record()
      case .stopRecording: sound.recorder?.stop()
      case .score(let recording, let text, let language): score(recording, text, language)
      }
    }
    return nil
  }

  private func hush() {
    voice?.cancel()
    voiceNumber += 1
  }

  /// Reads a text aloud; what was being read stops first.
  private func say(_ text: String, _ language: Language, _ pace: SpeechPace) {
    guard let speaker = sound.speaker else { return }
    hush()
    let before = voice
    voice = Task { [queue, voiceNumber] in
      await before?.value
      do {
        try await speaker.say(text, in: language, pace: pace)
        queue.yield(.spoken(voiceNumber, nil))
      } catch is CancellationError {
        return
      } catch {
        queue.yield(.spoken(voiceNumber, error))
      }
    }
  }

  private func record() {
    guard let recorder = sound.recorder else { return }
    hush()
    hearingNumber += 1
    let before = voice
    start { [queue, hearingNumber] in
      await before?.value
      do {
        for try await event in recorder.record() {
          queue.yield(.heard(hearingNumber, .recording(.success(event))))
        }
      } catch {
        queue.yield(.heard(hearingNumber, .recording(.failure(error))))
      }
    }
  }

  private func score(_ recording: Recording, _ text: String, _ language: Language) {
    guard let scorer = sound.scorer else { return }
    start { [queue, hearingNumber] in
      do {
        let result = try await scorer.score(recording, text: text, language: language)
        queue.yield(.heard(hearingNumber, .scored(.success(result))))
      } catch {
        queue.yield(.heard(hearingNumber, .scored(.failure(error))))
      }
    }
  }

  private func start(_ work: @escaping @Sendable () async -> Void) {
    let task: Task<Void, Never> = Task(operation: work)
    workers.append(task)
  }

  private func silence() {
    hush()
    hearingNumber += 1
    sound.recorder?.stop()
    for worker in workers { worker.cancel() }
    workers = []
  }
}
