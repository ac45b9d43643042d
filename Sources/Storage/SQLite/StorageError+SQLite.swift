import Foundation
import GRDB

extension StorageError {
  /// What SQLite said of the file at a path, in our words.
  init(_ error: DatabaseError, path: String) {
    let reason = error.message ?? "\(error.resultCode)"
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: self = .busy(path: path, reason: reason)
    case .SQLITE_READONLY, .SQLITE_PERM: self = .readOnly(path: path, reason: reason)
    case .SQLITE_FULL: self = .full(path: path, reason: reason)
    case .SQLITE_CORRUPT: self = .corrupt(path: path, reason: reason)
    case .SQLITE_NOTADB: self = .notADatabase(path: path, reason: reason)
    case .SQLITE_CANTOPEN: self = .unopened(path: path, reason: reason)
    case .SQLITE_IOERR where SQLiteFile.isFull(beside: path):
      // Where the shared memory file cannot grow, SQLite says "disk I/O error" only.
      self = .full(path: path, reason: reason)
    default: self = .failed(path: path, reason: reason)
    }
  }

  /// SQLite cannot open its side files in a folder that cannot be written, and doesn't say why.
  private static func unopened(path: String, reason: String) -> StorageError {
    let folder = SQLiteFile.folder(of: path)
    guard access(folder, W_OK) != 0, errno == EROFS || errno == EACCES else {
      return .cannotOpen(path: path, reason: reason)
    }
    return .readOnly(path: path, reason: SQLiteFile.systemReason())
  }
}
