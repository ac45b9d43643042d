import Foundation
import Learning
import TestSupport
import Testing

@testable import Speech

@Suite("Prompts on the loudspeaker", .serialized)
struct PromptTests {
  @Test("T4.2 a prompt is heard from the loudspeaker, whole, when say returns")
  func isHeard() async throws {
    let server = try PulseServer()
    defer { server.stop() }
    let capture = try server.capture(sampleRate: EspeakSynthesizer.sampleRate)
    try #require(await capture.wait { !$0.isEmpty })
    let speaker = DevicePromptSpeaker(loudspeaker: Loudspeaker(server: server.address))
    try await speaker.say("Bonjour, je voudrais un café.", in: .french, pace: .normal)
    // What the recorder has not fetched yet was played all the same.
    _ = try await capture.wait { Self.sounding($0).count > 22_050 }
    let heard = Self.sounding(capture.stop())
    let made = Self.sounding(
      try EspeakSynthesizer().samples(of: "Bonjour, je voudrais un café.", language: .french)
    )
    #expect(Double(heard.count) > Double(made.count) * 0.9)
    #expect(abs(TestSignals.level(of: heard) - TestSignals.level(of: made)) < 3)
  }

  @Test("Two prompts at once are heard one after the other")
  func queues() async throws {
    let server = try PulseServer()
    defer { server.stop() }
    let capture = try server.capture(sampleRate: EspeakSynthesizer.sampleRate)
    try #require(await capture.wait { !$0.isEmpty })
    let speaker = DevicePromptSpeaker(loudspeaker: Loudspeaker(server: server.address))
    async let one: Void = speaker.say("Guten Morgen", in: .german, pace: .normal)
    async let other: Void = speaker.say("Guten Abend", in: .german, pace: .normal)
    _ = try await (one, other)
    let shortest = 22_050
    #expect(try await capture.wait { Self.sounding($0).count > shortest })
  }

  @Test("Cancelling silences the prompt at once")
  func isSilenced() async throws {
    let server = try PulseServer()
    defer { server.stop() }
    let capture = try server.capture(sampleRate: EspeakSynthesizer.sampleRate)
    try #require(await capture.wait { !$0.isEmpty })
    let text = String(repeating: "Un deux trois quatre cinq six sept. ", count: 20)
    let speaker = DevicePromptSpeaker(loudspeaker: Loudspeaker(server: server.address))
    let prompt = Task { try await speaker.say(text, in: .french, pace: .slow) }
    try #require(await capture.wait { TestSignals.level(of: $0.suffix(4000)) > -40 })
    prompt.cancel()
    await #expect(throws: CancellationError.self) { try await prompt.value }
    // The prompt goes on for minutes: a second of nothing proves that it was stopped.
    let end = capture.samples.count + 22_050 * 3
    try #require(await capture.wait { $0.count > end })
    let last = capture.stop().suffix(22_050)
    #expect(last.allSatisfy { $0 == 0 })
  }

  @Test("A task that is cancelled already says nothing")
  func isNotBegun() async throws {
    let speaker = DevicePromptSpeaker(loudspeaker: Loudspeaker(server: "unix:/no/such/socket"))
    let prompt = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await speaker.say("Bonjour", in: .french, pace: .normal)
    }
    await #expect(throws: CancellationError.self) { try await prompt.value }
  }

  @Test("A text without anything to say is done without a sound")
  func saysNothing() async throws {
    let server = try PulseServer()
    defer { server.stop() }
    let capture = try server.capture(sampleRate: EspeakSynthesizer.sampleRate)
    let speaker = DevicePromptSpeaker(loudspeaker: Loudspeaker(server: server.address))
    try await speaker.say("…", in: .french, pace: .normal)
    try #require(await capture.wait { $0.count > 4000 })
    let isSilent = capture.stop().allSatisfy { $0 == 0 }
    #expect(isSilent)
  }

  @Test("A language without a voice is refused by name")
  func refusesALanguage() async throws {
    let server = try PulseServer()
    defer { server.stop() }
    let speaker = DevicePromptSpeaker(loudspeaker: Loudspeaker(server: server.address))
    await #expect(throws: SynthesisError.voiceMissing(Language(rawValue: "qq"))) {
      try await speaker.say("Bonjour", in: Language(rawValue: "qq"), pace: .normal)
    }
  }

  @Test("A loudspeaker that goes away is said, and another prompt is heard when it is back")
  func survivesALostServer() async throws {
    let server = try PulseServer()
    let capture = try server.capture(sampleRate: EspeakSynthesizer.sampleRate)
    let text = String(repeating: "Un deux trois quatre cinq six sept. ", count: 20)
    let speaker = DevicePromptSpeaker(loudspeaker: Loudspeaker(server: server.address))
    let prompt = Task { try await speaker.say(text, in: .french, pace: .normal) }
    try #require(await capture.wait { TestSignals.level(of: $0.suffix(4000)) > -40 })
    server.stop()
    await #expect {
      try await prompt.value
    } throws: { ($0 as? DeviceError)?.code == "loudspeakerLost" }
    await #expect {
      try await speaker.say("Bonjour", in: .french, pace: .normal)
    } throws: { ($0 as? DeviceError)?.code == "noLoudspeaker" }
  }

  /// What is left of samples without the silence before and behind.
  private static func sounding(_ samples: [Int16]) -> ArraySlice<Int16> {
    let loud: (Int16) -> Bool = { abs(Int($0)) > 100 }
    guard let first = samples.firstIndex(where: loud), let last = samples.lastIndex(where: loud)
    else { return [] }
    return samples[first...last]
  }
}
