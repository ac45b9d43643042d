import Content
import Foundation
import Learning
import TestSupport
import Testing

@testable import Speech

/// A learner in front of a terminal, who reads, hears, and answers right or wrong on purpose.
struct Pupil {
  let learner: Learner
  let terminal: PseudoTerminal

  /// The lesson as it stands on the screen.
  var scene: Scene { scene(of: terminal.screen) }

  private func scene(of grid: ScreenGrid) -> Scene {
    Scene(grid, words: learner.words, target: learner.target)
  }

  /// A text of the screen.
  func words(_ key: String, _ values: [String: String] = [:]) -> String {
    learner.words(key, values)
  }

  /// Waits for a scene.
  @discardableResult
  func wait(until what: String, _ isReached: (Scene) -> Bool) async throws -> Scene {
    scene(of: try await terminal.wait(until: what) { isReached(scene(of: $0)) })
  }

  /// Waits for a kind of scene.
  @discardableResult
  func wait(for kind: Scene.Kind) async throws -> Scene {
    try await wait(until: "\(kind)") { $0.kind == kind }
  }

  /// Passes the offer of the tour, where there is one, by starting from the beginning.
  func skipTourOffer() async throws {
    let offer = words("welcome.skipTour")
    try await terminal.wait(until: "a lesson or the tour's offer") {
      $0.shows(offer) || scene(of: $0).kind != .elsewhere
    }
    if scene.kind == .elsewhere { terminal.press(.enter) }
    try await wait(until: "a lesson") { $0.kind != .elsewhere }
  }

  /// Types something and waits until something is said of it.
  @discardableResult
  func answer(_ keys: String) async throws -> Scene {
    let before = scene
    terminal.send(keys)
    return try await wait(until: "a verdict on \(keys.debugDescription)") { now in
      switch now.kind {
      case .over: true
      case .question: now.said != before.said
      default: false
      }
    }
  }

  /// Goes on from an introduction or from feedback; nil where that ended the lesson.
  @discardableResult
  func goOn() async throws -> Scene? {
    let before = scene
    terminal.press(.enter)
    let grid = try await terminal.wait(until: "what comes after \(before.kind)") {
      scene(of: $0) != before
    }
    let now = scene(of: grid)
    return now.kind == .elsewhere ? nil : now
  }

  /// Answers right until a question of a kind is asked.
  @discardableResult
  func proceed(to kind: ExerciseKind) async throws -> Scene {
    try await proceed(until: "a question of kind \(kind)") { $0.kind == .question(kind) }
  }

  /// Answers right until a scene is reached.
  @discardableResult
  func proceed(until what: String, _ isReached: (Scene) -> Bool) async throws -> Scene {
    var now = try await wait(until: "a lesson") { $0.kind != .elsewhere }
    while !isReached(now) {
      guard let next = try await step(from: now) else {
        throw PseudoTerminal.Failure(description: "The lesson ended before \(what)")
      }
      now = next
    }
    return now
  }

  /// Answers everything right, speaking left out, until the lesson is over.
  func finish() async throws {
    var now: Scene? = scene
    while let current = now { now = try await step(from: current) }
  }

  private func step(from now: Scene) async throws -> Scene? {
    guard case .question(let kind) = now.kind else { return try await goOn() }
    guard kind == .repeatPhrase else { return try await answerRight() }
    terminal.send("k")
    return try await wait(until: "another way to ask") { $0.isQuestion && $0.kind != now.kind }
  }

  /// Answers the question on the screen right.
  @discardableResult
  func answerRight() async throws -> Scene {
    let now = scene
    guard case .question(let kind) = now.kind else {
      throw PseudoTerminal.Failure(description: "No question:\n\(terminal.screen.text)")
    }
    switch kind {
    case .choose, .listen: return try await answer(String(try await rightChoice(now).number))
    case .translate: return try await answer(try phrase(meaning: now.prompt) + "\r")
    case .dictate: return try await answer(try await heard().0 + "\r")
    case .repeatPhrase: return try await say(now.prompt)
    }
  }

  /// The one right choice.
  func rightChoice(_ now: Scene) async throws -> Scene.Choice {
    let isHeard = now.kind == .question(.listen)
    let entry = try #require(
      isHeard ? try await heard().1 : learner.entry(phrase: now.prompt),
      "the course has no “\(now.prompt)”"
    )
    let right = now.choices.filter { choice in
      entry.wordings[learner.base]?.accepted.contains(choice.text) ?? false
    }
    #expect(right.count == 1, "exactly one choice is right: \(now.choices)")
    return try #require(right.first)
  }

  /// The choices that are wrong and not crossed out yet.
  func wrongChoices(_ now: Scene) async throws -> [Scene.Choice] {
    let right = try await rightChoice(now)
    return now.choices.filter { $0.number != right.number && !$0.isCrossedOut }
  }

  /// The phrase that means this.
  func phrase(meaning: String) throws -> String {
    let entry = try #require(learner.entry(meaning: meaning), "nothing means “\(meaning)”")
    return try #require(entry.wordings[learner.target]?.full)
  }

  /// Says a text in the language learnt, or another one, and waits for the verdict.
  @discardableResult
  func say(_ text: String) async throws -> Scene {
    try learner.putBeforeMicrophone(
      EspeakSynthesizer().samples(of: text, language: learner.target)
    )
    return try await answer("\r")
  }

  /// Says nothing.
  @discardableResult
  func keepSilent() async throws -> Scene {
    let rate = EspeakSynthesizer.sampleRate
    try learner.putBeforeMicrophone(TestSignals.silence(seconds: 2, sampleRate: rate))
    return try await answer("\r")
  }

  /// What is read aloud: the phrase that a prompt's file is named for.
  func heard() async throws -> (String, Entry?) {
    // The file of the question before may still be under way when the first one arrives.
    for _ in 1...2 {
      let count = try prompts().count
      terminal.press(.tab)
      let end = ContinuousClock.now + PseudoTerminal.patience
      while try prompts().count <= count {
        guard ContinuousClock.now < end else {
          throw PseudoTerminal.Failure(description: "Nothing was read aloud.")
        }
        try await Task.sleep(for: .milliseconds(5))
      }
    }
    let name = try #require(try prompts().last).dropLast(4)
    let slug = name.split(separator: "-").dropFirst(2).joined(separator: "-")
    let found = learner.course.order.lazy.compactMap { learner.course.entries[$0] }.first {
      Slug.of($0.wordings[learner.target]?.spoken ?? "") == slug
    }
    let entry = try #require(found, "the course has no “\(slug)”")
    return (entry.wordings[learner.target]?.full ?? "", entry)
  }

  private func prompts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: learner.prompts)
      .filter { $0.hasSuffix(".wav") }.sorted()
  }
}
