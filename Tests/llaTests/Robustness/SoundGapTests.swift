import Foundation
import Learning
import Speech
import TestSupport
import Testing

/// That a lesson goes on without voices, ears or good recordings, and says so once.
struct SoundGapTests {
  private let household: Household
  private let prompts: String

  init() throws {
    household = try Household()
    prompts = household.folder.file("prompts")
  }

  /// A whole lesson of right answers; speaking is answered by recording once, then by `k`.
  private func wholeLesson(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> ProgramResult {
    let run = try ProgramRun(
      [
        "learn", "--data", household.data, "--from", "en", "--to", "fr", "--seed", "3", "--items",
        "4", "--now", "2026-11-21",
      ] + arguments,
      environment: environment
    )
    let pupil = try PlainLearner(run, base: .english, target: .french)
    pupil.soundFolder = prompts
    while let question = try pupil.nextQuestion() {
      pupil.type(pupil.rightAnswer(to: question))
    }
    return try run.finish()
  }

  private func count(_ text: String, in result: ProgramResult) -> Int {
    result.output.components(separatedBy: text).count - 1
  }

  @Test func `without voice data a lesson is silent, which is said once`() throws {
    let empty = try TemporaryFolder()
    let result = try wholeLesson(
      ["--audio-out", prompts, "--model", "/dev/null/nothing"],
      environment: ["ESPEAK_DATA_PATH": empty.path]
    )
    #expect(result.end == .code(0))
    #expect(count("The voices are missing at \(empty.path)", in: result) == 1)
    #expect(count("The lesson goes on without sound.", in: result) == 1)
    #expect(result.output.contains("12 of 12 questions answered right"))
    #expect(try household.events().count == 12)
  }

  @Test("T4.12 without a model speaking turns into listening, which is said once")
  func noModel() throws {
    let result = try wholeLesson(["--audio-out", prompts, "--model", "/dev/null/nothing"])
    #expect(result.end == .code(0))
    #expect(count("/dev/null/nothing", in: result) == 1)
    #expect(count("Speaking turns into listening.", in: result) == 1)
    #expect(!result.output.contains("Say this aloud."))
    #expect(count("Listen. What does it mean?", in: result) == 4)
    #expect(result.output.contains("12 of 12 questions answered right"))
  }

  @Test("T4.12 without a microphone speaking turns into listening, which is said once")
  func noMicrophone() throws {
    let result = try wholeLesson(["--audio-out", prompts])
    #expect(result.end == .code(0))
    #expect(count("No microphone was found", in: result) == 1)
    #expect(count("Speaking turns into listening.", in: result) == 1)
    #expect(result.output.contains("12 of 12 questions answered right"))
  }

  @Test("T4.12 without any sound device a lesson reads and writes, which is said once")
  func noDevice() throws {
    let result = try wholeLesson(["--model", "/dev/null/nothing"])
    #expect(result.end == .code(0))
    #expect(count("No loudspeaker was found", in: result) == 1)
    #expect(!result.output.contains("Listen"))
    #expect(result.output.contains("12 of 12 questions answered right"))
  }

  @Test func `when the recordings are used up, speaking turns into listening`() throws {
    let folder = household.folder.file("microphone")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try SoundFileWriter.write(
      TestSignals.silence(seconds: 1),
      sampleRate: 16_000,
      to: folder + "/1.wav"
    )
    let result = try wholeLesson(["--audio-out", prompts, "--microphone", folder])
    #expect(result.end == .code(0))
    #expect(count("Nothing was heard.", in: result) == 1)
    #expect(count("All recordings of \(folder) have been used.", in: result) == 1)
    #expect(result.output.contains("12 of 12 questions answered right"))
  }

  @Test func `prompts become sound files in the order they are asked`() throws {
    _ = try wholeLesson(["--audio-out", prompts, "--model", "/dev/null/nothing"])
    let names = try FileManager.default.contentsOfDirectory(atPath: prompts).sorted()
    #expect(names.first == "0001-fr-bonjour.wav")
    #expect(names.count >= 16)
    #expect(names.allSatisfy { $0.hasSuffix(".wav") })
  }

  @Test func `recordings that are none are refused before the lesson`() throws {
    try household.folder.write("not a sound", to: "text.wav")
    try household.folder.write("", to: "nothing.wav")
    try household.folder.write("", to: "folder/readme.txt")
    try household.folder.write("broken", to: "broken/1.wav")
    let cases: [(name: String, code: Int32)] = [
      ("text.wav", 1), ("nothing.wav", 1), ("missing.wav", 69), ("folder", 69), ("broken", 1),
    ]
    for (name, code) in cases {
      let path = household.folder.file(name)
      let result = try household.lla("learn", "--from", "en", "--to", "fr", "--microphone", path)
      #expect(result.end == .code(code), "\(name)")
      Sentence.expect(result, says: [path])
      #expect(result.output == "")
    }
  }

  @Test func `a folder for prompts that can't be written is refused before the lesson`() throws {
    try household.folder.write("", to: "file")
    let path = household.folder.file("file/prompts")
    let result = try household.lla("learn", "--from", "en", "--to", "fr", "--audio-out", path)
    #expect(result.end == .code(74))
    Sentence.expect(result, says: [path, "--audio-out"])
  }
}
