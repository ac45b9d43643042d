import Learning
import TestSupport
import Testing

@testable import Speech

@Suite("When a phrase is over")
struct PhraseInProgressTests {
  private func phrase(_ text: String, in language: Language) throws -> [Int16] {
    let made = try EspeakSynthesizer().samples(of: text, language: language)
    let floats = made.map { Float($0) / 32_768 }
    return try Resampler.resample(floats, from: EspeakSynthesizer.sampleRate, to: 16_000)
      .map { Int16(max(-32_768, min(32_767, $0 * 32_768))) }
  }

  private func record(_ samples: [Int16]) -> Recording {
    var phrase = PhraseInProgress(limit: .seconds(10), patience: .seconds(6))
    for start in stride(from: 0, to: samples.count, by: 800) {
      guard phrase.hear(Array(samples[start..<min(start + 800, samples.count)])) else { break }
    }
    return phrase.recording
  }

  @Test(
    "A spoken phrase is taken whole and ends soon after it, in a room as noisy as it may be",
    arguments: [
      ("Bonjour, je voudrais un café.", "fr"), ("Wo ist der Bahnhof?", "de"), ("Sì", "it"),
      ("My sister's flat is in the old town.", "en"), ("Me gusta mucho.", "es"),
    ],
    [60.0, 20.0, 10.0]
  )
  func takesAPhrase(phrase: (text: String, language: String), ratio: Double) throws {
    let spoken = try self.phrase(phrase.text, in: Language(rawValue: phrase.language))
    let lead = TestSignals.silence(seconds: 1)
    let clean = lead + spoken + TestSignals.silence(seconds: 4)
    let noise = TestSignals.pinkNoise(
      level: TestSignals.level(of: spoken) - ratio,
      count: clean.count,
      seed: 7
    )
    let last = try #require(spoken.lastIndex { abs(Int($0)) > 800 }) + lead.count
    let length = record(TestSignals.mix(clean, noise)).samples.count
    #expect(length > last, "it ends \(Double(last - length) / 16_000) s early")
    #expect(length < last + 32_000, "it ends \(Double(length - last) / 16_000) s late")
  }

  @Test("Somebody who speaks at once is heard, too")
  func hearsWhoSpeaksAtOnce() throws {
    let spoken = try phrase("Je voudrais un café, s'il vous plaît.", in: .french)
    let clean = spoken + TestSignals.silence(seconds: 4)
    let noise = TestSignals.pinkNoise(
      level: TestSignals.level(of: spoken) - 20,
      count: clean.count,
      seed: 8
    )
    let length = record(TestSignals.mix(clean, noise)).samples.count
    #expect((spoken.count...spoken.count + 32_000).contains(length))
  }

  @Test("Without speech it ends after the patience, with endless speech at the limit")
  func ends() throws {
    let room = TestSignals.pinkNoise(level: -45, count: 16_000 * 12)
    #expect((95_000...97_600).contains(record(room).samples.count))
    let long = try phrase(
      String(repeating: "un deux trois quatre cinq six sept ", count: 12),
      in: .french
    )
    #expect(record(long).samples.count == 160_000)
  }
}
