import Content
import Foundation
import Learning
import Speech
import Testing

@Suite("Phones by espeak-ng")
struct EspeakPhonemizerTests {
  private static let texts: [Language: String] = [
    .english:
      "In the house thirty-two children measure water, don't they? Through joy and pleasure!",
    .french:
      "Les enfants ont un ami; vingt-cinq oignons, une brume, peut-être demain, oui, le jeudi",
    .italian:
      "Gli gnocchi e l'acqua: zio, pizza, ragazzo, oggi, scena, quarantadue, perché, uguale",
    .german:
      "Die Gurke, Kirche, zwölf Pferde, Äpfel, Straße, Mädchen, heute Tschüss, Kaufhaus, lang",
    .spanish:
      "El perro llama, ciudad, guerra, niño, jamón, ojo, agua, veintitrés, hoy, deuda, chico",
  ]

  @Test(
    "every phone has a place in the map, and every word has phones",
    arguments: Language.interface
  )
  func coverage(_ language: Language) throws {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "content/pronunciation/\(language).yaml")
    let map = try PhoneMapReader.map(at: folder)
    let text = try #require(EspeakPhonemizerTests.texts[language])
    let words = try EspeakPhonemizer().phones(of: text, language: language)
    #expect(words.count == text.split(separator: " ").count)
    #expect(words.allSatisfy { !$0.isEmpty })
    for phone in words.joined() { #expect(map.sign(for: phone) != nil, "\(phone)") }
  }

  @Test("punctuation and emoji have no phones") func unspoken() throws {
    let words = try EspeakPhonemizer().phones(of: "oui ! 💥", language: .french)
    #expect(words.map(\.isEmpty) == [false, true, true])
  }
}
