import Content
import Foundation
import Learning
import Speech
import TestSupport
import Testing

@Suite("Pronunciation scorer")
struct SphinxScorerTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let model = URL(filePath: "/usr/share/pocketsphinx/model/en-us/en-us")
  private static let languages = Language.interface

  private func makeScorer(model: URL = model) throws -> SphinxScorer {
    let maps = try PhoneMapReader.maps(
      in: SphinxScorerTests.root.appending(path: "content/pronunciation")
    )
    return try SphinxScorer(model: model, maps: maps, phonemizer: EspeakPhonemizer())
  }

  private func fixture(_ language: Language) throws -> (Recording, text: String) {
    let folder = SphinxScorerTests.root.appending(path: "Tests/SpeechTests/Fixtures")
    let texts = try String(contentsOf: folder.appending(path: "texts.tsv"), encoding: .utf8)
    let line = try #require(
      texts.split(separator: "\n").first { $0.hasPrefix(language.rawValue + "\t") }
    )
    let samples = try WaveFixture.samples(at: folder.appending(path: "\(language).wav"))
    return (Recording(samples: samples), String(line.dropFirst(3)))
  }

  @Test(
    "a person's phrase is good, another phrase is not, and twice gives the same",
    arguments: languages
  )
  func human(_ language: Language) async throws {
    let scorer = try makeScorer()
    let (recording, text) = try fixture(language)
    let result = try await scorer.score(recording, text: text, language: language)
    #expect(result.verdict == .right)
    #expect(result.words.map(\.text) == text.split(separator: " ").map(String.init))
    #expect(try await scorer.score(recording, text: text, language: language) == result)
    let other = try await scorer.score(recording, text: "banana telefono", language: language)
    #expect(other.verdict != .right)
    #expect(other.score < result.score)
  }

  @Test("silence and noise are never good", arguments: [0, 40, 4_000])
  func noise(_ amplitude: Int) async throws {
    var seed: UInt32 = 7
    let samples = (0..<24_000).map { _ -> Int16 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return amplitude == 0 ? 0 : Int16(Int(seed >> 8) % (2 * amplitude) - amplitude)
    }
    let recording = Recording(samples: samples)
    let result = try await makeScorer().score(recording, text: "oui", language: .french)
    #expect(result.verdict != .right)
    #expect(!result.faults.isEmpty)
  }

  @Test("an empty and a very short recording have a result", arguments: [0, 1, 500, 2_000])
  func short(_ count: Int) async throws {
    let recording = Recording(samples: (0..<count).map { Int16(($0 * 997) % 9_000 - 4_500) })
    let result = try await makeScorer().score(recording, text: "ja", language: .german)
    #expect(result.verdict != .right)
  }

  @Test("what cannot be scored is a typed error") func refusals() async throws {
    let scorer = try makeScorer()
    let recording = Recording(samples: [])
    await #expect(throws: PronunciationError.languageNotScored(Language(rawValue: "pt"))) {
      try await scorer.score(recording, text: "olá", language: Language(rawValue: "pt"))
    }
    await #expect(throws: PronunciationError.nothingToSay(text: "💥 !")) {
      try await scorer.score(recording, text: "💥 !", language: .english)
    }
  }

  @Test(
    "a model's missing, empty or cut file is named",
    arguments: ["mdef", "means", "variances", "sendump", "feat.params"]
  )
  func brokenModel(_ name: String) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "model-\(UUID().uuidString)")
    try files.copyItem(at: SphinxScorerTests.model, to: folder)
    defer { try? files.removeItem(at: folder) }
    let file = folder.appending(path: name)
    let whole = try Data(contentsOf: file)
    for length in [0, 20, min(1_150, whole.count / 2)] {
      try whole.prefix(length).write(to: file)
      #expect(throws: PronunciationError.self) { try makeScorer(model: folder) }
    }
    try files.removeItem(at: file)
    #expect(throws: PronunciationError.modelMissing(path: file.path)) {
      try makeScorer(model: folder)
    }
  }
}
