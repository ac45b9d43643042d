import Content
import Foundation
import Learning
import TestSupport
import Testing

/// That everything LLA is made of is named with its licence.
struct LicencesTests {
  /// The top folder of the sources.
  static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.top.appendingPathComponent(name), encoding: .utf8)
  }

  private func components() throws -> [Component] {
    let result = try ProgramRun.run(["licences", "--format", "json"])
    #expect(result.end == .code(0))
    return try JSONDecoder().decode([Component].self, from: Data(result.output.utf8))
  }

  @Test("DF 2 every Swift package that is used is named")
  func swiftPackages() throws {
    let manifest = try text("Package.swift")
    let used = manifest.matches(of: /\.package\(url: "[^"]*\/([^"\/]+)"/).map { String($0.1) }
    #expect(used.count > 3)
    let named = Set(try components().map(\.package))
    #expect(used.filter { !named.contains($0) } == [])
  }

  @Test("DF 2 every Debian package that building and learning need is named")
  func debianPackages() throws {
    let lines = try text("Makefile").replacing("\\\n", with: " ").split(separator: "\n")
    let list = try #require(lines.first { $0.hasPrefix("PACKAGES :=") })
    let used = list.split(whereSeparator: \.isWhitespace).dropFirst(2).map(String.init)
    #expect(used.contains("libespeak-ng-dev") && used.contains("hunspell-es"))
    let named = Set(try components().map(\.package))
    #expect(used.filter { !named.contains($0) } == [])
  }

  @Test("DF 2 each part has a name, a licence and a link, and stands once")
  func parts() throws {
    let all = try components()
    for part in all {
      #expect(!part.name.isEmpty && !part.package.isEmpty)
      #expect(
        part.licence.contains(/^[A-Za-z0-9.+-]+( (OR|AND|WITH) [A-Za-z0-9.+-]+)*$/),
        "\(part)"
      )
      #expect(part.link.hasPrefix("http") || part.package == "content", "\(part)")
    }
    #expect(Set(all.map(\.name)).count == all.count)
    for kind in Component.Kind.allCases { #expect(all.contains { $0.kind == kind }) }
  }

  @Test("DF 2 the table names every part in every language", arguments: Language.interface)
  func table(_ language: Language) throws {
    let result = try ProgramRun.run(["licences", "--locale", language.rawValue])
    #expect(result.end == .code(0))
    for part in try components() {
      #expect(result.output.contains("\(part.name) — \(part.licence)"))
      #expect(result.output.contains(part.link))
    }
    #expect(!result.output.contains("licences."))
  }
}
