import Foundation
import Learning
import TestSupport
import Testing

@testable import Speech

@Suite("Synthesis by espeak-ng")
struct EspeakSynthesizerTests {
  private let synthesizer = EspeakSynthesizer()

  @Test(
    "FC 1.2 every language of the courses and of the proof packs has a voice that is heard",
    arguments: [
      ("en", "Good morning"), ("fr", "Bonjour"), ("it", "Buongiorno"), ("de", "Guten Tag"),
      ("es", "Buenos días"), ("he", "שלום"), ("ko", "안녕하세요"), ("ja", "こんにちは"),
    ]
  )
  func speaks(code: String, text: String) throws {
    let samples = try synthesizer.samples(of: text, language: Language(rawValue: code))
    #expect(samples.count > 22_050 / 4)
    #expect(TestSignals.level(of: samples) > -40)
  }

  @Test(
    "A region without a voice is spoken by the language's own",
    arguments: ["en-gb", "fr-xx", "es-419", "zh-tw"]
  )
  func speaksRegions(code: String) throws {
    #expect(try !synthesizer.samples(of: "1 2 3", language: Language(rawValue: code)).isEmpty)
  }

  @Test(
    "A language without a voice is refused by name, and the next one is spoken",
    arguments: ["qq", "", "../en", "default", "variant", "en\0", "!v/f1"]
  )
  func refuses(code: String) throws {
    let language = Language(rawValue: code)
    #expect(throws: SynthesisError.voiceMissing(language)) {
      try synthesizer.samples(of: "Bonjour", language: language)
    }
    #expect(try !synthesizer.samples(of: "Bonjour", language: .french).isEmpty)
  }

  @Test("Slow takes about half as long again as normal")
  func slows() throws {
    let text = "Je voudrais un café et deux croissants, s'il vous plaît."
    let normal = try synthesizer.samples(of: text, language: .french, pace: .normal).count
    let slow = try synthesizer.samples(of: text, language: .french, pace: .slow).count
    #expect((1.35...1.75).contains(Double(slow) / Double(normal)))
  }

  @Test("The first samples come in a piece of less than a tenth of a second")
  func streams() throws {
    var pieces: [Int] = []
    try synthesizer.synthesize("Bonjour, madame.", language: .french, pace: .normal) {
      pieces.append($0.count)
      return true
    }
    #expect(pieces.count > 5)
    #expect(try #require(pieces.first) < 2205)
  }

  @Test("Synthesis stops when its samples aren't wanted, and begins anew")
  func stops() throws {
    var pieces = 0
    try synthesizer.synthesize("Un, deux, trois, quatre.", language: .french, pace: .normal) { _ in
      pieces += 1
      return pieces < 3
    }
    #expect(pieces == 3)
    #expect(try synthesizer.samples(of: "Un, deux, trois.", language: .french).count > 22_050)
  }

  @Test("A text without anything to say has no samples", arguments: ["", "  ", "…", "?!", "\0"])
  func saysNothing(text: String) throws {
    #expect(try synthesizer.samples(of: text, language: .french).isEmpty)
  }

  @Test("A zero byte does not end a text")
  func passesOverZeroBytes() throws {
    let whole = try synthesizer.samples(of: "un\0deux trois quatre cinq", language: .french)
    let start = try synthesizer.samples(of: "un", language: .french)
    #expect(whole.count > start.count * 2)
  }

  @Test("Markup and phones in brackets are read as they stand")
  func readsMarkup() throws {
    let marked = try synthesizer.samples(of: "<b>oui</b>", language: .french)
    let plain = try synthesizer.samples(of: "oui", language: .french)
    #expect(marked.count > plain.count)
  }

  @Test("Many threads speak many languages one after the other")
  func speaksFromManyThreads() async throws {
    let languages: [Language] = [.english, .french, .italian, .german, .spanish]
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<20 {
        group.addTask {
          try EspeakSynthesizer().samples(of: "1 2 3", language: languages[number % 5]).count
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.allSatisfy { $0 > 5000 })
  }
}

@Suite("espeak-ng's data")
struct EspeakDataTests {
  @Test("A data folder that isn't there is said by its path")
  func refusesAMissingFolder() {
    #expect(
      throws: SynthesisError.speechDataMissing(folder: "/no/such/folder", reason: "phontab")
    ) {
      try EspeakData.folder(["ESPEAK_DATA_PATH": "/no/such/folder"])
    }
    #expect(throws: Never.self) { try EspeakData.folder([:]) }
  }

  @Test("A process with damaged data gets an error and no crash, and nothing on its screen")
  func survivesDamagedData() async throws {
    let folder = try TemporaryFolder()
    try folder.write("nonsense", to: "espeak-ng-data/phontab")
    let path: String = folder.path
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) { [path = path as String] in
      setenv("ESPEAK_DATA_PATH", path, 1)
      for _ in 1...2 {
        #expect {
          try EspeakSynthesizer().samples(of: "Bonjour", language: .french)
        } throws: { ($0 as? SynthesisError)?.code == "speechDataMissing" }
      }
    }
    #expect(result.standardErrorContent.isEmpty)
  }
}
