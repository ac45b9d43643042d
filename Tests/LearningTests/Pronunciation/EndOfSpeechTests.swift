import Learning
import TestSupport
import Testing

@Suite("End of speech")
struct EndOfSpeechTests {
  /// Hears samples in pieces; the states and the sample after which speech had ended.
  private func hear(
    _ samples: [Int16],
    piece: Int = 800
  ) -> (states: [EndOfSpeech.State], end: Int?) {
    var speech = EndOfSpeech()
    var states: [EndOfSpeech.State] = []
    for start in stride(from: 0, to: samples.count, by: piece) {
      let end = min(start + piece, samples.count)
      let state = speech.hear(samples[start..<end])
      if states.last != state { states.append(state) }
      if state == .ended { return (states, end) }
    }
    return (states, nil)
  }

  /// Something like a syllable: a rich tone that swells and falls.
  private func syllables(_ count: Int, level: Double = -12) -> [Int16] {
    (0..<count).flatMap { number -> [Int16] in
      let tone = TestSignals.mix(
        TestSignals.tone(hertz: 180 + Double(number % 3) * 20, level: level, seconds: 0.18),
        TestSignals.tone(hertz: 900, level: level - 6, seconds: 0.18)
      )
      return tone + TestSignals.silence(seconds: 0.07)
    }
  }

  /// Rooms in which nobody speaks.
  enum Room: String, CaseIterable {
    case silence, hum, harmonics, quietNoise, noise, loudNoise

    var sound: [Int16] {
      switch self {
      case .silence: TestSignals.silence(seconds: 5)
      case .hum: TestSignals.tone(hertz: 50, level: -20, seconds: 5)
      case .harmonics:
        TestSignals.mix(
          TestSignals.tone(hertz: 100, level: -26, seconds: 5),
          TestSignals.tone(hertz: 150, level: -32, seconds: 5)
        )
      case .quietNoise: TestSignals.pinkNoise(level: -50, count: 80_000)
      case .noise: TestSignals.pinkNoise(level: -30, count: 80_000, seed: 2)
      case .loudNoise: TestSignals.pinkNoise(level: -20, count: 80_000, seed: 3)
      }
    }
  }

  @Test("A room without speech keeps it waiting", arguments: Room.allCases)
  func waits(room: Room) {
    let isSame = hear(room.sound).states == [.waiting]
    #expect(isSame)
  }

  @Test("A device that begins with zeros and then brings a noisy room keeps it waiting")
  func waitsThroughTheStartOfADevice() {
    let signal =
      TestSignals.silence(seconds: 0.3) + TestSignals.pinkNoise(level: -35, count: 80_000)
    #expect(hear(signal).states == [.waiting])
  }

  @Test("Speech in silence ends after the hangover")
  func endsInSilence() throws {
    let signal =
      TestSignals.silence(seconds: 1) + syllables(6) + TestSignals.silence(seconds: 3)
    let heard = hear(signal)
    #expect(heard.states == [.waiting, .speaking, .ended])
    let end = try #require(heard.end)
    let spoken = 16_000 + syllables(6).count
    #expect((spoken + 9_600...spoken + 16_000).contains(end))
  }

  @Test("Speech over noise is heard, and ends with it", arguments: [20.0, 10.0])
  func endsInNoise(ratio: Double) throws {
    let speech =
      TestSignals.silence(seconds: 1) + syllables(8) + TestSignals.silence(seconds: 3)
    let level = TestSignals.level(of: syllables(8)) - ratio
    let signal = TestSignals.mix(
      speech,
      TestSignals.pinkNoise(level: level, count: speech.count, seed: 5)
    )
    let heard = hear(signal)
    #expect(heard.states == [.waiting, .speaking, .ended])
    let spoken = 16_000 + syllables(8).count
    #expect((spoken + 8_000...spoken + 24_000).contains(try #require(heard.end)))
  }

  @Test("A pause shorter than the hangover does not end it")
  func goesOnThroughAPause() throws {
    let signal =
      TestSignals.silence(seconds: 1) + syllables(4) + TestSignals.silence(seconds: 0.6)
      + syllables(4)
      + TestSignals.silence(seconds: 2)
    let end = try #require(hear(signal).end)
    #expect(end > 16_000 + syllables(8).count + 9_600)
  }

  @Test("A click is no speech")
  func ignoresAClick() {
    let signal =
      TestSignals.pinkNoise(level: -60, count: 16_000)
      + TestSignals.tone(hertz: 1000, level: -6, seconds: 0.06)
      + TestSignals.pinkNoise(level: -60, count: 48_000, seed: 9)
    #expect(hear(signal).states == [.waiting])
  }

  @Test("The size of the pieces changes nothing", arguments: [1, 160, 333, 4096])
  func isTheSameInPieces(piece: Int) {
    var whole = EndOfSpeech()
    var parts = EndOfSpeech()
    let signal = TestSignals.mix(
      syllables(5),
      TestSignals.pinkNoise(level: -40, count: 24_000, seed: 4)
    )
    let once = whole.hear(signal)
    for start in stride(from: 0, to: signal.count, by: piece) {
      _ = parts.hear(signal[start..<min(start + piece, signal.count)])
    }
    #expect(parts.state == once)
    #expect(parts.level == whole.level)
  }

  @Test("Loudness grows from silence to full scale by decibels")
  func measuresLoudness() {
    let levels = [-66.0, -46, -26, -6].map {
      EndOfSpeech.loudness(of: TestSignals.tone(hertz: 440, level: $0, seconds: 0.1)[...])
    }
    #expect(levels == levels.sorted())
    #expect(levels.first == 0)
    #expect(abs(levels[2] - levels[1] - 20.0 / 54) < 0.01)
    #expect(EndOfSpeech.loudness(of: TestSignals.silence(seconds: 0.1)[...]) == 0)
    #expect(EndOfSpeech.loudness(of: []) == 0)
    #expect(EndOfSpeech.loudness(of: [Int16](repeating: .min, count: 100)[...]) == 1)
  }
}
