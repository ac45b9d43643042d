import Content
import Foundation
import Learning
import TestSupport
import Testing

@testable import Speech

@Suite("Pauses that a device blanks out")
struct RoomToneTests {
  private static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  @Test("Blanks of 10 ms and more are filled with faint noise, and nothing else is touched")
  func fills() {
    let speech: [Int16] = (0..<400).map { Int16($0 % 50 * 100) }
    let short = [Int16](repeating: 7, count: 159)
    let blank = [Int16](repeating: -32_768, count: 1_600)
    let filled = RoomTone.filling(speech + short + blank + speech)
    #expect(filled.count == 2_559)
    #expect(Array(filled.prefix(559)) == speech + short)
    #expect(Array(filled.suffix(400)) == speech)
    let noise = filled[559..<2_159]
    #expect(Set(noise).count > 10)
    #expect(noise.allSatisfy { $0 <= -32_768 + 18 })
    #expect(RoomTone.filling(speech + short + blank + speech) == filled)
    #expect(RoomTone.filling([]).isEmpty)
  }

  @Test("T4.10 a phrase is as good when its pauses are blank", arguments: Language.interface)
  func scores(_ language: Language) async throws {
    var samples = try WaveFixture.samples(at: Self.fixtures.appending(path: "\(language).wav"))
    let text = try #require(
      String(contentsOf: Self.fixtures.appending(path: "texts.tsv"), encoding: .utf8)
        .split(separator: "\n").first { $0.hasPrefix("\(language)\t") }
    )
    // The room before and after the phrase.
    let edge = Recording.sampleRate * 3 / 10
    for index in Array(samples.indices.prefix(edge)) + samples.indices.suffix(edge) {
      samples[index] = 0
    }
    let scorer = try SphinxScorer(
      model: URL(filePath: "/usr/share/pocketsphinx/model/en-us/en-us"),
      maps: PhoneMapReader.maps(in: ContentFolders().content.appending(path: "pronunciation")),
      phonemizer: EspeakPhonemizer()
    )
    let result = try await scorer.score(
      Recording(samples: samples),
      text: String(text.dropFirst(3)),
      language: language
    )
    #expect(result.verdict == .right, "\(result.score) \(result.faults)")
  }
}
