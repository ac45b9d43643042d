public import Foundation

/// A fresh folder that is removed with its owner.
///
/// As a stored property of a suite it is one a test,
/// because every test gets a suite value of its own.
public final class TemporaryFolder: Sendable {
  /// The path of the folder.
  public let path: String

  /// Makes a folder of its own in the system's folder for temporary files.
  ///
  /// - Throws: an error of the file system.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lla-test-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  public func file(_ name: String) -> String { path + "/" + name }

  /// Writes a text to a file in it, and makes the folders on the way.
  public func write(_ text: String, to name: String) throws {
    let target = url(name)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: target)
  }

  /// The names of its files, sorted.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// The URL of a file in the folder.
  public func url(_ name: String) -> URL { URL(fileURLWithPath: file(name)) }
}
