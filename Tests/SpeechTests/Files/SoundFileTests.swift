import CSndFile
import Foundation
import Learning
import TestSupport
import Testing

@testable import Speech

@Suite("Sound files")
struct SoundFileTests {
  /// Writes a sound of any format by libsndfile itself.
  static func write(
    _ samples: [Int16],
    rate: Int,
    channels: Int = 1,
    format: Int,
    to path: String
  ) throws {
    var info = SF_INFO()
    info.samplerate = Int32(rate)
    info.channels = Int32(channels)
    info.format = Int32(format)
    let file = try #require(sf_open(path, Int32(SFM_WRITE), &info), "\(path)")
    let frames = samples.flatMap { [Float](repeating: Float($0) / 32_768, count: channels) }
    #expect(sf_writef_float(file, frames, sf_count_t(samples.count)) == samples.count)
    sf_close(file)
  }

  @Test(
    "Every usual format, rate and number of channels becomes 16,000 mono samples a second",
    arguments: [
      (16_000, 1, SF_FORMAT_WAV | SF_FORMAT_PCM_16), (44_100, 2, SF_FORMAT_WAV | SF_FORMAT_PCM_24),
      (48_000, 2, SF_FORMAT_WAV | SF_FORMAT_FLOAT), (8_000, 1, SF_FORMAT_WAV | SF_FORMAT_ULAW),
      (22_050, 1, SF_FORMAT_FLAC | SF_FORMAT_PCM_16), (96_000, 6, SF_FORMAT_WAV | SF_FORMAT_PCM_16),
      (44_100, 1, SF_FORMAT_OGG | SF_FORMAT_VORBIS), (48_000, 1, SF_FORMAT_OGG | SF_FORMAT_OPUS),
    ]
  )
  func reads(rate: Int, channels: Int, format: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("sound")
    let tone = TestSignals.tone(hertz: 440, level: -12, seconds: 1, sampleRate: rate)
    try Self.write(tone, rate: rate, channels: channels, format: format, to: path)
    let recording = try SoundFileReader.recording(at: path)
    #expect((15_800...16_300).contains(recording.samples.count))
    #expect(abs(TestSignals.level(of: recording.samples) + 15) < 1)
    let crossings = zip(recording.samples, recording.samples.dropFirst()).count {
      $0 < 0 && $1 >= 0
    }
    #expect((430...450).contains(crossings))
  }

  @Test("16 bit samples at 16,000 a second come back as they were")
  func roundTrips() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.wav")
    let samples: [Int16] =
      [0, 1, -1, .max, .min, 12_345] + TestSignals.pinkNoise(level: -20, count: 9000)
    try SoundFileWriter.write(samples, sampleRate: 16_000, to: path)
    #expect(try SoundFileReader.recording(at: path).samples == samples)
    #expect(try folder.names() == ["a.wav"])
  }

  @Test("What is no recording is refused by name")
  func refuses() throws {
    let folder = try TemporaryFolder()
    #expect(throws: SoundFileError.recordingMissing(path: folder.file("none.wav"))) {
      try SoundFileReader.recording(at: folder.file("none.wav"))
    }
    try folder.write("", to: "empty.wav")
    #expect(throws: SoundFileError.recordingEmpty(path: folder.file("empty.wav"))) {
      try SoundFileReader.recording(at: folder.file("empty.wav"))
    }
    try SoundFileWriter.write([], sampleRate: 16_000, to: folder.file("header.wav"))
    #expect(throws: SoundFileError.recordingEmpty(path: folder.file("header.wav"))) {
      try SoundFileReader.recording(at: folder.file("header.wav"))
    }
    try folder.write("This is a letter, not a recording.", to: "letter.wav")
    mkfifo(folder.file("pipe.wav"), 0o600)
    for name in ["letter.wav", "pipe.wav", ""] {
      #expect {
        try SoundFileReader.recording(at: folder.file(name))
      } throws: { ($0 as? SoundFileError)?.code == "recordingUnreadable" }
    }
  }

  @Test("A recording of more than a minute is refused with its length")
  func refusesLongOnes() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("long.wav")
    try SoundFileWriter.write(
      TestSignals.silence(seconds: 75),
      sampleRate: 16_000,
      to: path
    )
    #expect(throws: SoundFileError.recordingTooLong(path: path, seconds: 75, limit: 60)) {
      try SoundFileReader.recording(at: path)
    }
    try SoundFileWriter.write(TestSignals.silence(seconds: 60), sampleRate: 16_000, to: path)
    #expect(try SoundFileReader.recording(at: path).duration == .seconds(60))
  }

  @Test("A wave file that is cut or garbled at any byte is read or refused, never a crash")
  func survivesDamage() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.wav")
    try SoundFileWriter.write(
      TestSignals.tone(hertz: 300, level: -10, seconds: 0.05),
      sampleRate: 16_000,
      to: path
    )
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var refused = 0
    for number in 0..<min(whole.count, 300) {
      var garbled = whole
      garbled[number % 64] = UInt8(truncatingIfNeeded: number &* 151 &+ 255)
      for data in [whole.prefix(number), garbled] {
        try data.write(to: URL(fileURLWithPath: path))
        do {
          _ = try SoundFileReader.recording(at: path)
        } catch is SoundFileError {
          refused += 1
        }
      }
    }
    #expect(refused > 40)
  }

  @Test("A file that can't be written to its end is said, and nothing of it stays")
  func saysThatTheDiskIsFull() async throws {
    let folder = try TemporaryFolder()
    let path: String = folder.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #expect(
        throws: SoundFileError.soundFileUnwritten(
          path: path + "/a.wav",
          reason: "File too large"
        )
      ) {
        try SoundFileWriter.write(
          TestSignals.silence(seconds: 1),
          sampleRate: 16_000,
          to: path + "/a.wav"
        )
      }
    }
    #expect(try folder.names().isEmpty)
  }
}
