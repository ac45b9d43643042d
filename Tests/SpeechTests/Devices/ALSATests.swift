import Foundation
import TestSupport
import Testing

@testable import Speech

@Suite("ALSA where there is no PulseAudio")
struct ALSATests {
  /// A device that writes what it plays to a file, and brings what it records from another.
  private func configuration(_ folder: TemporaryFolder) throws {
    try folder.write(
      """
      pcm.nothing { type null }
      pcm.!default {
        type plug
        slave.pcm {
          type file
          slave.pcm nothing
          file "\(folder.file("played.raw"))"
          infile "\(folder.file("said.raw"))"
          format raw
        }
      }
      """,
      to: "asound.conf"
    )
  }

  @Test("What is played reaches ALSA's default device")
  func plays() async throws {
    let folder = try TemporaryFolder()
    try configuration(folder)
    let path: String = folder.path
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) { [path = path as String] in
      setenv("PULSE_SERVER", "unix:/no/such/socket", 1)
      setenv("ALSA_CONFIG_PATH", path + "/asound.conf", 1)
      let loudspeaker = Loudspeaker()
      let tone = TestSignals.tone(hertz: 440, level: -10, seconds: 0.5, sampleRate: 22_050)
      #expect(throws: Never.self) { try #require(loudspeaker.deviceName() == "default") }
      try await loudspeaker.play(tone, sampleRate: 22_050)
    }
    #expect(result.standardErrorContent.isEmpty)
    let played = try Data(contentsOf: URL(fileURLWithPath: folder.file("played.raw")))
    #expect(played.count >= 22_050)
  }

  @Test("What ALSA's default device brings is recorded")
  func records() async throws {
    let folder = try TemporaryFolder()
    try configuration(folder)
    let tone = TestSignals.tone(hertz: 440, level: -10, seconds: 1)
    try tone.withUnsafeBytes { Data($0) }.write(to: URL(fileURLWithPath: folder.file("said.raw")))
    let path: String = folder.path
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) { [path = path as String] in
      setenv("PULSE_SERVER", "unix:/no/such/socket", 1)
      setenv("ALSA_CONFIG_PATH", path + "/asound.conf", 1)
      var heard: [Int16] = []
      try Microphone().listen(while: { true }) {
        heard += $0
        return heard.count < 8000
      }
      #expect(TestSignals.level(of: heard.prefix(8000)) > -20)
    }
    #expect(result.standardErrorContent.isEmpty)
  }
}
