import Foundation
import Learning
import TestSupport
import Testing

@testable import Speech

@Suite("Recording from the microphone", .serialized)
struct DeviceRecorderTests {
  /// The phrase as a microphone would bring it, 16,000 samples a second.
  private func phrase(_ text: String) throws -> [Int16] {
    let made = try EspeakSynthesizer().samples(of: text, language: .french)
    let floats = made.map { Float($0) / 32_768 }
    return try Resampler.resample(floats, from: EspeakSynthesizer.sampleRate, to: 16_000)
      .map { Int16(max(-32_768, min(32_767, $0 * 32_768))) }
  }

  @Test("T4.9 a phrase that is said into the microphone is recorded until its end")
  func recordsAPhrase() async throws {
    let server = try PulseServer()
    defer { server.stop() }
    // Patient, because the voice may start late on a machine with much to do.
    let recorder = DeviceRecorder(
      microphone: Microphone(server: server.address),
      limit: .seconds(60),
      patience: .seconds(40)
    )
    let said = try phrase("Bonjour, je voudrais un café.")
    var levels: [Double] = []
    var recording: Recording?
    var voice: Task<Void, any Error>?
    for try await event in recorder.record() {
      switch event {
      case .level(let level):
        levels.append(level)
        let loudspeaker = Loudspeaker(server: server.address)
        voice = voice ?? Task { try await loudspeaker.play(said, sampleRate: 16_000) }
      case .finished(let all): recording = all
      }
    }
    try await voice?.value
    let samples = try #require(recording).samples
    let start = try #require(samples.firstIndex { abs(Int($0)) > 300 })
    let end = try #require(samples.lastIndex { abs(Int($0)) > 300 })
    #expect(Double(end - start) > Double(said.count) * 0.85)
    #expect(samples.count < 960_000, "it ended by itself, not by the limit")
    #expect(levels.allSatisfy { (0...1).contains($0) })
    #expect(try #require(levels.max()) > 0.4)
  }

  @Test("The stop key ends the recording with what was heard so far")
  func stops() async throws {
    let server = try PulseServer()
    defer { server.stop() }
    let recorder = DeviceRecorder(microphone: Microphone(server: server.address))
    var recording: Recording?
    for try await event in recorder.record() {
      if case .level = event { recorder.stop() }
      if case .finished(let all) = event { recording = all }
    }
    let samples = try #require(recording).samples
    #expect((1..<160_000).contains(samples.count))
  }

  @Test("Without any speech it ends after its patience, and as often as it is asked")
  func losesPatience() async throws {
    let server = try PulseServer()
    defer { server.stop() }
    let recorder = DeviceRecorder(
      microphone: Microphone(server: server.address),
      patience: .milliseconds(300)
    )
    for _ in 1...3 {
      var recording: Recording?
      for try await event in recorder.record() {
        if case .finished(let all) = event { recording = all }
      }
      #expect(try #require(recording).samples.count >= 4800)
    }
  }

  @Test("Another recording ends the one that is under way")
  func endsTheLastOne() async throws {
    let server = try PulseServer()
    defer { server.stop() }
    let recorder = DeviceRecorder(
      microphone: Microphone(server: server.address),
      patience: .milliseconds(300)
    )
    let first = recorder.record()
    let second = recorder.record()
    for stream in [first, second] {
      var finished = 0
      for try await event in stream {
        if case .finished = event { finished += 1 }
      }
      #expect(finished == 1)
    }
  }

  @Test("A microphone that goes away is said")
  func survivesALostServer() async throws {
    let server = try PulseServer()
    let recorder = DeviceRecorder(microphone: Microphone(server: server.address))
    await #expect {
      for try await event in recorder.record() {
        if case .level = event { server.stop() }
      }
    } throws: { ($0 as? DeviceError)?.code == "microphoneLost" }
  }

  @Test("Without a server there is an error and nothing on the screen")
  func saysThatThereIsNone() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      setenv("PULSE_SERVER", "unix:/no/such/socket", 1)
      setenv("ALSA_CONFIG_PATH", "/no/such/file", 1)
      await #expect {
        for try await _ in DeviceRecorder().record() {}
      } throws: { ($0 as? DeviceError)?.code == "noMicrophone" }
      await #expect {
        try await Loudspeaker().play([1, 2, 3], sampleRate: 16_000)
      } throws: { ($0 as? DeviceError)?.code == "noLoudspeaker" }
    }
    #expect(result.standardErrorContent.isEmpty)
    #expect(!String(decoding: result.standardOutputContent, as: UTF8.self).contains("ALSA lib"))
  }

  @Test("A server that takes the call and says nothing is given up")
  func givesUpOnASilentServer() throws {
    let folder = try TemporaryFolder()
    let listener = try SilentListener(path: "/tmp/lla-\(UUID().uuidString.prefix(8)).sock")
    defer { listener.close() }
    #expect {
      try Loudspeaker(server: "unix:\(listener.path)").deviceName()
    } throws: { ($0 as? DeviceError)?.facts["reason"] == "PulseAudio: Timeout" }
    _ = folder
  }
}

/// A socket that takes connections and never answers.
private struct SilentListener {
  let path: String
  private let descriptor: Int32

  init(path: String) throws {
    self.path = path
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    try #require(bound == 0 && listen(descriptor, 4) == 0)
  }

  func close() {
    Glibc.close(descriptor)
    unlink(path)
  }
}
