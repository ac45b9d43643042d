import Content
import Foundation
import Learning
import Testing

@Suite("Phone map reader")
struct PhoneMapReaderTests {
  private let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "content/pronunciation")

  @Test("the five languages have a map") func shippedMaps() throws {
    let maps = try PhoneMapReader.maps(in: folder)
    #expect(Set(maps.keys) == Set(Language.interface))
    #expect(maps[.italian]?.phones["ts"]?.first == ["T", "S"])
  }

  @Test("a broken file is refused where it is broken")
  func broken() throws {
    let text = try String(contentsOf: folder.appending(path: "fr.yaml"), encoding: .utf8)
    let wrong = text.replacingOccurrences(of: "\"p\": P", with: "\"p\": QQ")
    let line = wrong.split(separator: "\n").firstIndex { $0.contains("QQ") }
    #expect {
      try PhoneMapReader.map(from: wrong, path: "fr.yaml")
    } throws: { error in
      guard case .broken("fr.yaml", let at, _, let what) = error as? PhoneMapError else {
        return false
      }
      return at == line.map { $0 + 1 } && what.contains("QQ")
    }
  }

  @Test(
    "damage is a typed error, never a crash",
    arguments: ["", "a", "[", "language: fr", "language: fr\nphones: 3", "a: 1\na: 2", "\t- x: ["]
  )
  func damage(_ text: String) {
    #expect(throws: PhoneMapError.self) { try PhoneMapReader.map(from: text, path: "x.yaml") }
  }

  @Test("a missing file is named") func missing() {
    let file = folder.appending(path: "none.yaml")
    #expect(throws: PhoneMapError.missing(path: file.path)) { try PhoneMapReader.map(at: file) }
  }
}
