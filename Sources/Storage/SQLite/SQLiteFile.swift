import Foundation

/// The file of a database and its folder, made so that nobody else can read them.
///
/// The file itself is never opened here: closing any descriptor of a file drops the locks that
/// SQLite holds on it in the same process (sqlite.org/howtocorrupt.html, section 2.2).
enum SQLiteFile {
  /// Below this many free bytes a failed write means a full file system.
  private static let leastFreeBytes: Int64 = 65_536

  /// The folder of a path.
  static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Makes the folder (0700) and the file (0600) where they are missing.
  ///
  /// - Throws: ``StorageError``.
  static func prepare(_ path: String) throws {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT != S_IFDIR else {
        throw StorageError.cannotOpen(path: path, reason: String(cString: strerror(EISDIR)))
      }
      return
    }
    try makeFolder(folder(of: path), for: path)
    // `mknod` rather than `open`, because of the locks.
    guard mknod(path, S_IFREG | 0o600, 0) == 0 || errno == EEXIST else { throw failure(path) }
  }

  /// The bytes that are free on the file system of a path for those who aren't root; nil if unknown.
  static func freeBytes(beside path: String) -> Int64? {
    var status = statvfs()
    guard statvfs(folder(of: path), &status) == 0 else { return nil }
    return Int64(status.f_bavail) * Int64(status.f_frsize)
  }

  /// Whether the file system of a path has next to no room left.
  static func isFull(beside path: String) -> Bool {
    freeBytes(beside: path).map { $0 < leastFreeBytes } ?? false
  }

  /// The size of a file in bytes; 0 where there is none.
  static func size(of path: String) -> Int64 {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : 0
  }

  /// What the system says of the last failure.
  static func systemReason() -> String { String(cString: strerror(errno)) }

  private static func makeFolder(_ folder: String, for path: String) throws {
    if access(folder, F_OK) == 0 { return }
    let parent = Self.folder(of: folder)
    if parent != folder { try makeFolder(parent, for: path) }
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
    sync(parent)
  }

  /// Puts a new folder's name on disk; a database in a folder that is lost is lost too.
  private static func sync(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func failure(_ path: String) -> StorageError {
    let code = errno
    let reason = String(cString: strerror(code))
    return switch code {
    case EROFS, EACCES, EPERM: .readOnly(path: path, reason: reason)
    case ENOSPC, EDQUOT: .full(path: path, reason: reason)
    default: .cannotOpen(path: path, reason: reason)
    }
  }
}
