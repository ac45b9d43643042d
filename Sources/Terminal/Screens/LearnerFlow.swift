public import Content
public import Learning
public import Services

/// The learner's ways through the program: first start, home, lesson, tour.
public struct LearnerFlow {
  /// What was asked for on the command line.
  public struct Wish: Sendable {
    /// The base language; nil to take the stored or suggested one.
    public var base: Language?
    /// The language to learn; nil to take the stored one or ask.
    public var target: Language?
    /// How many entries a lesson is about.
    public var items: Int
    /// Makes lessons repeatable.
    public var seed: UInt64
    /// The base language that the environment suggests.
    public var suggested: Language?

    /// A wish from its parts.
    public init(
      base: Language? = nil,
      target: Language? = nil,
      items: Int = 10,
      seed: UInt64,
      suggested: Language? = nil
    ) {
      self.base = base
      self.target = target
      self.items = items
      self.seed = seed
      self.suggested = suggested
    }
  }

  /// What the program says once before a lesson, such as that there is no microphone.
  public struct Gaps: Sendable {
    /// Why there is no voice.
    public var voice: (any Error)?
    /// Why there are no ears.
    public var ears: (any Error)?

    /// Nothing missing.
    public init() {}
  }

  private let words: Words
  private let tutor: Tutor
  private let face: any Face
  private let wish: Wish
  private let gaps: Gaps

  /// Ways through the program over a face.
  public init(words: Words, tutor: Tutor, face: any Face, wish: Wish, gaps: Gaps) {
    self.words = words
    self.tutor = tutor
    self.face = face
    self.wish = wish
    self.gaps = gaps
  }

  /// `lla learn`: languages where they aren't known yet, the tour where it wasn't offered, then a
  /// lesson.
  public func learn() async throws {
    guard let settings = try await prepared() else { return }
    face.tell(try await lesson(settings).map { Line($0) })
  }

  /// `lla`: what is due and what one can do, again and again until the learner leaves.
  public func home() async throws {
    guard var settings = try await prepared() else { return }
    var news: [String] = []
    while let base = settings.base, let target = settings.target {
      let overview = try tutor.overview(base: base, target: target)
      let options = ["home.teacher", "home.progress", "home.tour", "home.language", "home.leave"]
      let choice = try await face.choose(
        title: words("home.title", ["language": name(target)]),
        intro: news + OverviewTexts(words: words, overview: overview).summary,
        options: options.map { words($0) },
        selected: 0
      )
      news = []
      switch choice {
      case 0: news = try await lesson(settings)
      case 1:
        let texts = OverviewTexts(words: words, overview: overview)
        try await face.leaf([
          (
            words("progress.title", ["language": name(target)]),
            texts.chart(course: tutor.course, base: base, target: target).map(\.text)
          )
        ])
      case 2: try await tour()
      case 3:
        settings = try await chosen(settings, asksBase: true, asksTarget: true) ?? settings
      default: return
      }
    }
  }

  /// `lla tour`.
  public func tour() async throws {
    try await face.leaf(
      ["welcome", "lesson", "speaking", "memory", "leaving"].map { page in
        (words("tour.\(page).title"), [words("tour.\(page).text")])
      }
    )
  }

  /// The settings with languages chosen and the tour offered; nil where the learner leaves.
  private func prepared() async throws -> LessonSettings? {
    var settings = try tutor.settings()
    if let base = wish.base { settings.base = base }
    if let target = wish.target { settings.target = target }
    if let target = settings.target, settings.base == nil {
      settings.base = wish.suggested.flatMap { $0 == target ? nil : $0 }
    }
    if settings.base == nil || settings.target == nil {
      let knowsBase = settings.base != nil
      let found = try await chosen(
        settings,
        asksBase: !knowsBase,
        asksTarget: knowsBase || wish.target == nil
      )
      guard let found else { return nil }
      settings = found
    } else if let base = settings.base, let target = settings.target {
      try tutor.check(base: base, target: target)
      try tutor.save(settings)
    }
    if !settings.tourOffered {
      settings.tourOffered = true
      try tutor.save(settings)
      guard try await offerTour(settings) else { return nil }
    }
    return settings
  }

  private func offerTour(_ settings: LessonSettings) async throws -> Bool {
    let language = settings.target.map(name) ?? ""
    let choice = try await face.choose(
      title: "✓ " + words("welcome.chosen", ["language": language]),
      intro: [words("welcome.tourOffer")],
      options: [words("welcome.skipTour"), words("welcome.takeTour")],
      selected: 0
    )
    if choice == 1 { try await tour() }
    return choice != nil
  }

  /// Asks for the languages; nil where the learner leaves.
  private func chosen(
    _ settings: LessonSettings,
    asksBase: Bool,
    asksTarget: Bool
  ) async throws -> LessonSettings? {
    var settings = settings
    let languages = tutor.course.languages
    if asksBase {
      let selected = languages.firstIndex(of: settings.base ?? wish.suggested ?? words.language)
      guard
        let place = try await face.choose(
          title: words("welcome.askBase"),
          intro: [words("welcome.hello")],
          options: languages.map(name),
          selected: selected ?? 0
        )
      else { return nil }
      settings.base = languages[place]
    }
    if asksTarget || settings.target == settings.base {
      let others = languages.filter { $0 != settings.base }
      guard
        let place = try await face.choose(
          title: words("welcome.askTarget"),
          intro: [],
          options: others.map(name),
          selected: settings.target.flatMap(others.firstIndex) ?? 0
        )
      else { return nil }
      settings.target = others[place]
    }
    if let base = settings.base, let target = settings.target {
      try tutor.check(base: base, target: target)
    }
    try tutor.save(settings)
    return settings
  }

  /// Gives a lesson and returns what there is to say at its end.
  private func lesson(_ settings: LessonSettings) async throws -> [String] {
    guard let base = settings.base, let target = settings.target else { return [] }
    let session = try tutor.lesson(
      base: base,
      target: target,
      items: wish.items,
      seed: wish.seed
    )
    guard session.moment != .finished else {
      return [words("lesson.nothing")] + (try next(base, target))
    }
    do {
      let outcome = try await face.teach(session, notices: lost(by: session))
      return try summary(of: session, outcome)
    } catch let interruption as Interrupted {
      face.tell(try summary(of: session, .left).map { Line($0) })
      throw interruption
    }
  }

  private func summary(
    of session: LessonSession,
    _ outcome: LessonScreen.Outcome
  ) throws -> [String] {
    let values = [
      "right": String(session.lesson.rightAnswers),
      "questions": String(session.lesson.questions),
    ]
    let title = outcome == .finished ? "lesson.finished" : "lesson.left"
    return [words(title, values)] + (try next(session.base, session.target))
  }

  private func next(_ base: Language, _ target: Language) throws -> [String] {
    let overview = try tutor.overview(base: base, target: target)
    return OverviewTexts(words: words, overview: overview).next
  }

  /// Tells a lesson what the machine lacks, and returns the sentences that say so.
  private func lost(by session: LessonSession) -> [String] {
    var notices: [String] = []
    if let error = gaps.voice {
      session.loseLoudspeaker()
      notices.append(words.sentence(for: error) + " " + words("lesson.goesOnSilent"))
    }
    if let error = gaps.ears {
      session.loseMicrophone()
      notices.append(words.sentence(for: error) + " " + words("lesson.goesOnListening"))
    }
    return notices
  }

  private func name(_ language: Language) -> String {
    words.name(of: language)
  }
}
