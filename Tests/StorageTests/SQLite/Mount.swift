import Foundation

/// A file system that is mounted for one test and unmounted with its owner; needs root.
final class Mount {
  /// Whether this process can mount at all.
  static let isPossible =
    geteuid() == 0
    && {
      let folder = NSTemporaryDirectory() + "/lla-mount-\(UUID().uuidString)"
      try? FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
      defer { try? FileManager.default.removeItem(atPath: folder) }
      return (try? Mount(at: folder, options: "size=64k")) != nil
    }()

  private let path: String

  /// Mounts a file system in memory with these options.
  init(at path: String, options: String) throws {
    self.path = path
    try run("/bin/mount", "-t", "tmpfs", "-o", options, "tmpfs", path)
  }

  /// Mounts a file or folder over itself, read-only.
  init(readOnly path: String) throws {
    self.path = path
    try run("/bin/mount", "--bind", path, path)
    try run("/bin/mount", "-o", "remount,ro,bind", path)
  }

  /// Mounts it again with other options.
  func remount(_ options: String) throws {
    try run("/bin/mount", "-o", "remount,\(options)", path)
  }

  deinit { try? run("/bin/umount", "-l", path) }
}

/// The failure of a program that a test ran.
struct ProgramFailed: Error {
  let command: [String]
}

/// Runs a program to its end.
///
/// Copies of an open database are made by another program, because closing the file here would drop
/// SQLite's locks.
func run(_ program: String, _ arguments: String...) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw ProgramFailed(command: [program] + arguments)
  }
}
