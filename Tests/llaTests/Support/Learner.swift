import Content
import Foundation
import Learning
import Speech
import Storage
import TestSupport

/// A learner with a home of their own, who knows the course by heart.
struct Learner {
  let folder: TemporaryFolder
  let content: URL
  let course: Course
  var words: Words
  var base = Language.english
  var target = Language.french
  var now = "2026-11-21T12:00:00Z"
  var seed = 7

  init(content: URL = ContentFolders().content) throws {
    folder = try TemporaryFolder()
    self.content = content
    course = try CourseReader(content: content).course("essentials")
    words = try Self.words(.english)
  }

  /// The words of the screen in a language.
  static func words(_ language: Language) throws -> Words {
    try Words(language: language, in: ContentFolders().locales)
  }

  /// Where prompts are written instead of read aloud.
  var prompts: String { folder.file("prompts") }

  /// The recording that stands for the microphone.
  var microphone: String { folder.file("microphone.wav") }

  /// Variables without a loudspeaker or a microphone; an empty value removes one.
  func environment(_ more: [String: String] = [:]) -> [String: String] {
    let own = [
      "HOME": folder.path, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "TZ": "UTC",
      "LANG": "en_GB.UTF-8", "PULSE_SERVER": "unix:/no/such/socket",
      "ALSA_CONFIG_PATH": "/no/such/file",
    ]
    return own.merging(more) { $1 }.filter { !$0.value.isEmpty }
  }

  /// Runs `lla` with arguments and no more of them than where the data are.
  func open(
    _ arguments: [String],
    environment: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24
  ) throws -> Pupil {
    let terminal = try PseudoTerminal(
      ProgramRun.folder.appendingPathComponent("lla").path,
      arguments + ["--data", folder.file("data")],
      environment: self.environment(environment),
      columns: columns,
      rows: rows
    )
    return Pupil(learner: self, terminal: terminal)
  }

  /// Runs `lla learn` and stands at the first step of a lesson.
  func learn(
    items: Int,
    environment: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24
  ) async throws -> Pupil {
    try putBeforeMicrophone(
      TestSignals.silence(seconds: 2, sampleRate: EspeakSynthesizer.sampleRate)
    )
    let pupil = try open(
      ["learn", "--audio-out", prompts, "--microphone", microphone] + options(items: items),
      environment: environment,
      columns: columns,
      rows: rows
    )
    try await pupil.skipTourOffer()
    return pupil
  }

  /// The options of a repeatable lesson.
  func options(items: Int) -> [String] {
    [
      "--from", base.rawValue, "--to", target.rawValue, "--items", String(items), "--seed",
      String(seed), "--now", now, "--content", content.path,
    ]
  }

  /// What the microphone will hear: 16 bit samples, 22,050 a second.
  func putBeforeMicrophone(_ samples: [Int16]) throws {
    let rate = EspeakSynthesizer.sampleRate
    let room = TestSignals.pinkNoise(level: -70, count: rate / 3)
    try SoundFileWriter.write(room + samples + room, sampleRate: rate, to: microphone)
  }

  /// Everything that the log holds.
  func log() throws -> [LogPayload] { try store().events(of: .local).map(\.payload) }

  /// The reviews of the log.
  func reviews() throws -> [ReviewRecord] {
    try log().compactMap { if case .review(let record) = $0 { record } else { nil } }
  }

  /// What is remembered of the language learnt.
  func standing() throws -> LearnerStanding { try store().standing(of: .local, language: target) }

  private func store() throws -> SQLLearningStore {
    SQLLearningStore(database: try SQLiteDatabase(path: folder.file("data") + "/lla.db"))
  }

  /// The entry that is said so in the language learnt.
  func entry(phrase: String) -> Entry? {
    course.order.lazy.compactMap { course.entries[$0] }.first {
      $0.wordings[target]?.full == phrase
    }
  }

  /// The entry that means this.
  func entry(meaning: String) -> Entry? {
    course.order.lazy.compactMap { course.entries[$0] }.first { $0.wordings[base]?.full == meaning }
  }

  /// The phrase that a course begins with.
  func firstPhrase(in language: Language) -> String {
    course.order.first.flatMap { course.entries[$0]?.wordings[language]?.full } ?? ""
  }
}
