import Learning
import TestSupport
import Testing

@testable import Speech

@Suite("Recordings from files")
struct FileRecorderTests {
  private func write(_ level: Double, to path: String) throws -> [Int16] {
    let samples = TestSignals.tone(hertz: 300, level: level, seconds: 0.5)
    try SoundFileWriter.write(samples, sampleRate: 16_000, to: path)
    return samples
  }

  private func take(_ recorder: FileRecorder) async throws -> (levels: [Double], [Recording]) {
    var levels: [Double] = []
    var recordings: [Recording] = []
    for try await event in recorder.record() {
      switch event {
      case .level(let level): levels.append(level)
      case .finished(let recording): recordings.append(recording)
      }
    }
    return (levels, recordings)
  }

  @Test("A folder's recordings are taken once each, in the order of their names")
  func takesAFolder() async throws {
    let folder = try TemporaryFolder()
    let second = try write(-20, to: folder.file("b.WAV"))
    let first = try write(-10, to: folder.file("a.wav"))
    try folder.write("not a recording", to: "notes.txt")
    try folder.write("not a recording", to: ".hidden.wav")
    let recorder = try FileRecorder(path: folder.path)
    let one = try await take(recorder)
    #expect(one.1.map(\.samples) == [first])
    #expect(one.levels.count == 5)
    #expect(one.levels.allSatisfy { $0 > 0.5 && $0 <= 1 })
    #expect(try await take(recorder).1.map(\.samples) == [second])
    await #expect(throws: SoundFileError.recordingsExhausted(folder: folder.path)) {
      try await take(recorder)
    }
  }

  @Test("A single file is taken again and again")
  func takesAFile() async throws {
    let folder = try TemporaryFolder()
    let samples = try write(-10, to: folder.file("a.wav"))
    let recorder = try FileRecorder(path: folder.file("a.wav"))
    for _ in 1...3 { #expect(try await take(recorder).1.map(\.samples) == [samples]) }
  }

  @Test("A path without recordings is refused before anything begins")
  func refuses() throws {
    let folder = try TemporaryFolder()
    #expect(throws: SoundFileError.recordingMissing(path: "/no/such/file")) {
      try FileRecorder(path: "/no/such/file")
    }
    #expect(throws: SoundFileError.noRecordings(folder: folder.path)) {
      try FileRecorder(path: folder.path)
    }
  }

  @Test("A broken recording is said by name, and the next one is taken")
  func passesABrokenOne() async throws {
    let folder = try TemporaryFolder()
    try folder.write("not a recording", to: "a.wav")
    let samples = try write(-10, to: folder.file("b.wav"))
    let recorder = try FileRecorder(path: folder.path)
    await #expect {
      try await take(recorder)
    } throws: { ($0 as? SoundFileError)?.facts["path"] == folder.file("a.wav") }
    #expect(try await take(recorder).1.map(\.samples) == [samples])
  }
}
