import Content
import Learning
import TestSupport
import Testing

@testable import Speech

extension InTerminal {
  @Suite("Microphone and loudspeaker")
  struct MicrophoneTests {
    /// A lesson about one phrase on a sound server of its own.
    private func lesson(_ server: PulseServer) async throws -> Pupil {
      let learner = try Learner()
      let pupil = try learner.open(
        ["learn"] + learner.options(items: 1),
        environment: ["PULSE_SERVER": server.address]
      )
      try await pupil.skipTourOffer()
      return pupil
    }

    /// Goes on to the question that is answered aloud.
    private func proceed(_ pupil: Pupil) async throws -> Scene {
      var now = try await pupil.wait(for: .introduction)
      while now.kind != .question(.repeatPhrase) {
        switch now.kind {
        case .question(.dictate):
          now = try await pupil.answer(pupil.learner.firstPhrase(in: .french) + "\r")
        case .question: now = try await pupil.answerRight()
        default: now = try #require(try await pupil.goOn())
        }
      }
      return now
    }

    private func samples(_ text: String) throws -> [Int16] {
      try EspeakSynthesizer().samples(of: text, language: .french)
    }

    @Test("IF 1.1 the prompt is heard from the loudspeaker, and r lets it be heard again")
    func isHeard() async throws {
      let server = try PulseServer()
      defer { server.stop() }
      let capture = try server.capture(sampleRate: EspeakSynthesizer.sampleRate)
      try #require(await capture.wait { !$0.isEmpty })
      let pupil = try await lesson(server)
      #expect(pupil.scene.kind == .introduction)
      let loud = try loudSamples(samples(pupil.learner.firstPhrase(in: .french)))
      #expect(try await capture.wait { self.loudSamples($0) * 10 > loud * 8 })
      let before = loudSamples(capture.samples)
      pupil.terminal.send("r")
      #expect(try await capture.wait { self.loudSamples($0) - before > loud / 2 })
      #expect(pupil.scene.kind == .introduction)
      _ = capture.stop()
    }

    @Test("T4.9, IS 1 a recording is started by a key and ends by a key or with the phrase")
    func records() async throws {
      let server = try PulseServer()
      defer { server.stop() }
      let pupil = try await lesson(server)
      let question = try await proceed(pupil)
      pupil.terminal.press(.enter)
      try await pupil.wait(for: .recording)
      #expect(pupil.terminal.screen.shows(pupil.words("keys.stopRecording")))
      let stopped = try await pupil.answer("\r")
      #expect(stopped.isUnsure && stopped.kind == question.kind)
      let feedback = try await say(question.prompt, pupil, server)
      #expect(feedback.kind == .over && feedback.isRight, "\(pupil.terminal.screen.text)")
      #expect(try pupil.learner.reviews().last?.grade == .good)
    }

    @Test("Escape while recording pauses, and nothing comes of that recording")
    func pauses() async throws {
      let server = try PulseServer()
      defer { server.stop() }
      let pupil = try await lesson(server)
      let question = try await proceed(pupil)
      let log = try pupil.learner.log()
      pupil.terminal.press(.enter)
      try await pupil.wait(for: .recording)
      pupil.terminal.press(.escape)
      try await pupil.wait(for: .paused)
      pupil.terminal.press(.enter)
      #expect(try await pupil.wait(for: question.kind) == question)
      #expect(try pupil.learner.log() == log)
      #expect(try await say(question.prompt, pupil, server).isRight)
    }

    @Test("UI 1.2.6 a lesson is left while it records")
    func isLeft() async throws {
      let server = try PulseServer()
      defer { server.stop() }
      let pupil = try await lesson(server)
      _ = try await proceed(pupil)
      pupil.terminal.press(.enter)
      try await pupil.wait(for: .recording)
      pupil.terminal.press(.controlC)
      #expect(try await pupil.terminal.exitCode() == 130)
      #expect(try pupil.learner.standing().points == 2)
    }

    @Test("IS 1 a sound server that goes away is said, and the lesson goes on without it")
    func survivesALostServer() async throws {
      let server = try PulseServer()
      let pupil = try await lesson(server)
      let question = try await proceed(pupil)
      pupil.terminal.press(.enter)
      try await pupil.wait(for: .recording)
      server.stop()
      let next = try await pupil.wait(for: .question(.choose))
      #expect(next.bar == question.bar)
      #expect(pupil.terminal.screen.shows(pupil.words("lesson.goesOnListening")))
      #expect(try await pupil.answerRight().isRight)
    }

    /// Hears the prompt out, records, says a phrase, and waits for the verdict without a key.
    private func say(_ text: String, _ pupil: Pupil, _ server: PulseServer) async throws -> Scene {
      let before = pupil.scene
      let rate = EspeakSynthesizer.sampleRate
      let capture = try server.capture(sampleRate: rate)
      try #require(
        await capture.wait { $0.count > 2 * rate && self.loudSamples($0.suffix(rate)) == 0 }
      )
      _ = capture.stop()
      pupil.terminal.press(.enter)
      try await pupil.wait(for: .recording)
      let silence = TestSignals.silence(seconds: 0.5, sampleRate: rate)
      try await Loudspeaker(server: server.address)
        .play(silence + samples(text), sampleRate: rate)
      return try await pupil.wait(until: "a verdict") { now in
        now.kind == .over || (now.isQuestion && now.said != before.said)
      }
    }

    private func loudSamples(_ samples: some Collection<Int16>) -> Int {
      samples.count { abs(Int($0)) > 300 }
    }
  }
}
