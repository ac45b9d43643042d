import Foundation
import TestSupport

/// A file system that is mounted for one test and unmounted with its owner; needs root.
final class Disk {
  /// Whether this process can mount at all.
  static let isPossible: Bool =
    geteuid() == 0
    && {
      guard let folder = try? TemporaryFolder() else { return false }
      return (try? Disk(at: folder.path, options: "size=64k")) != nil
    }()

  private let path: String

  /// Mounts a file system in memory with these options.
  init(at path: String, options: String) throws {
    self.path = path
    try Self.run("/bin/mount", "-t", "tmpfs", "-o", options, "tmpfs", path)
  }

  /// Mounts a folder over itself, read-only.
  init(readOnly path: String) throws {
    self.path = path
    try Self.run("/bin/mount", "--bind", path, path)
    try Self.run("/bin/mount", "-o", "remount,ro,bind", path)
  }

  deinit { try? Self.run("/bin/umount", "-l", path) }

  /// Fills it to the last byte.
  func fill() throws {
    _ = try ProgramRun.run(
      ["if=/dev/zero", "of=\(path)/rubbish", "bs=4096"],
      program: "/bin/dd"
    )
  }

  /// Takes away what ``fill()`` put there.
  func empty() throws { try FileManager.default.removeItem(atPath: path + "/rubbish") }

  private static func run(_ program: String, _ arguments: String...) throws {
    let result = try ProgramRun.run(arguments, program: program)
    guard result.end == .code(0) else { throw ProgramRun.Failure(description: result.errors) }
  }
}
