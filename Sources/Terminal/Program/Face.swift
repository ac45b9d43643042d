public import Content
public import Services

/// How the program meets a person: a whole screen, or plain lines.
public protocol Face {
  /// Lets the person choose from a list; nil where they leave.
  func choose(
    title: String,
    intro: [String],
    options: [String],
    selected: Int
  ) async throws -> Int?
  /// Shows pages to leaf through.
  func leaf(_ pages: [(title: String, text: [String])]) async throws
  /// Gives a lesson.
  func teach(_ session: LessonSession, notices: [String]) async throws -> LessonScreen.Outcome
  /// Tells something that stays readable after the program has ended.
  func tell(_ lines: [Line])
}

/// The face of a terminal: screens.
public final class ScreenFace: Face {
  private let words: Words
  private let screen: FullScreen
  private var told: [Line] = []

  /// A face that draws screens.
  public init(words: Words, screen: FullScreen) {
    self.words = words
    self.screen = screen
  }

  /// Takes the terminal for a while and gives it back whatever happens.
  public func withScreen(_ body: () async throws -> Void) async throws {
    try await screen.use { _ in try await body() }
  }

  /// What was told, to be printed once the terminal is given back.
  public var tidings: [Line] { told }

  /// Lets the person choose; nil where they leave.
  public func choose(
    title: String,
    intro: [String],
    options: [String],
    selected: Int
  ) async throws -> Int? {
    let choice = ChoiceScreen(
      words: words,
      title: title,
      intro: intro,
      options: options,
      selected: selected
    )
    return if case .chosen(let place) = try await screen.run(choice) { place } else { nil }
  }

  /// Shows pages to leaf through.
  public func leaf(_ pages: [(title: String, text: [String])]) async throws {
    try await screen.run(PagesScreen(words: words, pages: pages))
  }

  /// Gives a lesson.
  public func teach(
    _ session: LessonSession,
    notices: [String]
  ) async throws -> LessonScreen.Outcome {
    try await screen.run(LessonScreen(words: words, session: session, notices: notices))
  }

  /// Tells something that stays readable.
  public func tell(_ lines: [Line]) { told += lines }
}

/// The face of a pipe, a screen reader or a dumb terminal: lines.
public struct PlainFace: Face {
  private let words: Words
  private let console: LineConsole
  private let sound: Sound

  /// A face that prints and reads lines.
  public init(words: Words, console: LineConsole, sound: Sound) {
    self.words = words
    self.console = console
    self.sound = sound
  }

  /// Lets the person choose; nil where they leave.
  public func choose(
    title: String,
    intro: [String],
    options: [String],
    selected: Int
  ) async throws -> Int? {
    console.show([Line(title, .title)] + intro.map { Line($0) })
    for (index, option) in options.enumerated() {
      console.show([Line("  \(index + 1)  \(option)")])
    }
    while let line = console.ask(words("plain.choose", ["number": String(selected + 1)]) + " ") {
      let text = line.trimmed
      if text.isEmpty, options.indices.contains(selected) { return selected }
      if text.lowercased() == "q" { return nil }
      if let place = text.place(in: options) { return place }
      console.show([Line(words("plain.chooseNumber", count: options.count))])
    }
    return nil
  }

  /// Shows pages to leaf through.
  public func leaf(_ pages: [(title: String, text: [String])]) async throws {
    for page in pages {
      console.show([Line(page.title, .title)] + page.text.map { Line($0) } + [""])
    }
  }

  /// Gives a lesson.
  public func teach(
    _ session: LessonSession,
    notices: [String]
  ) async throws -> LessonScreen.Outcome {
    var lesson = PlainLesson(words: words, console: console, sound: sound, session: session)
    return try await lesson.run(notices: notices)
  }

  /// Tells something that stays readable.
  public func tell(_ lines: [Line]) { console.show(lines) }
}
