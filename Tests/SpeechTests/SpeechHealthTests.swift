import Learning
import TestSupport
import Testing

@testable import Speech

@Suite("Health of hearing and speaking")
struct SpeechHealthTests {
  @Test("With everything there, each part is named")
  func findsEverything() throws {
    let server = try PulseServer()
    defer { server.stop() }
    let folder = try TemporaryFolder()
    for name in ["mdef", "means", "variances", "transition_matrices"] {
      try folder.write("", to: name)
    }
    let health = SpeechHealth.probe(
      languages: [.french],
      acousticModel: folder.path,
      server: server.address
    )
    #expect(health.loudspeaker == .found("virtual"))
    #expect(health.microphone == .found("virtual.monitor"))
    #expect(health.voices == [.french: .found("fr")])
    #expect(health.acousticModel == .found(folder.path))
    guard case .found(let version) = health.synthesizer else {
      Issue.record("espeak-ng is missing")
      return
    }
    #expect(version.hasPrefix("1."))
  }

  @Test("With nothing there, each part says by a code what is missing")
  func findsNothing() {
    let language = Language(rawValue: "qq")
    let health = SpeechHealth.probe(
      languages: [language],
      acousticModel: "/no/such/folder",
      server: "unix:/no/such/socket"
    )
    let reason = ["reason": "PulseAudio: Connection refused"]
    #expect(health.loudspeaker == .missing(code: "noLoudspeaker", facts: reason))
    #expect(health.microphone == .missing(code: "noMicrophone", facts: reason))
    #expect(
      health.voices == [language: .missing(code: "voiceMissing", facts: ["language": "qq"])]
    )
    #expect(
      health.acousticModel
        == .missing(
          code: "acousticModelMissing",
          facts: ["folder": "/no/such/folder", "file": "mdef"]
        )
    )
  }
}
