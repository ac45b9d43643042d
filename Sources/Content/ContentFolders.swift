public import Foundation

/// Where the program finds what is taught and what it says: the resources beside the executable.
public struct ContentFolders: Sendable {
  /// The folder of courses.
  public let content: URL
  /// The folder of words for the screen.
  public let locales: URL

  /// Folders at a place, or those beside the running program.
  ///
  /// The accessor that the build makes ends the program where its folder is missing, so the place
  /// is worked out here: the learner gets a sentence instead.
  public init(content: URL? = nil, locales: URL? = nil) {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      .map { URL(fileURLWithPath: $0) } ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let resources = program.deletingLastPathComponent()
      .appendingPathComponent("LLA_Content.resources")
    self.content = content ?? resources.appendingPathComponent("content")
    self.locales = locales ?? resources.appendingPathComponent("locales")
  }
}
