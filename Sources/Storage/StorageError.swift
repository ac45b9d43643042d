public import Learning

/// Why the database could not be opened, read or written.
///
/// Nothing is half-written when it is thrown.
public enum StorageError: ExplainedError, Hashable {
  /// The file or its folder cannot be opened or made.
  case cannotOpen(path: String, reason: String)
  /// The file, its folder or its file system cannot be written.
  case readOnly(path: String, reason: String)
  /// The file system has no room left.
  case full(path: String, reason: String)
  /// The file is damaged.
  case corrupt(path: String, reason: String)
  /// Another program holds the file; trying again helps.
  case busy(path: String, reason: String)
  /// The file was written by a newer version of the program.
  case newerSchema(path: String, found: Int, known: Int)
  /// The file is no SQLite database.
  case notADatabase(path: String, reason: String)
  /// The file is a database of another program, which is left alone.
  case otherProgram(path: String, reason: String)
  /// Any other failure of the database.
  case failed(path: String, reason: String)
  /// An event of the log cannot be read.
  case damagedEvent(id: String, reason: String)

  /// The key of the sentence, `errors.<code>`.
  public var code: String {
    switch self {
    case .cannotOpen: "storageCannotOpen"
    case .readOnly: "storageReadOnly"
    case .full: "storageFull"
    case .corrupt: "storageCorrupt"
    case .busy: "storageBusy"
    case .newerSchema: "storageNewerSchema"
    case .notADatabase: "storageNotADatabase"
    case .otherProgram: "storageOtherProgram"
    case .failed: "storageFailed"
    case .damagedEvent: "storageDamagedEvent"
    }
  }

  /// `path` and `reason`; `found` and `known` of a newer schema; `event` and `reason` of an event.
  public var facts: [String: String] {
    switch self {
    case .cannotOpen(let path, let reason), .readOnly(let path, let reason),
      .full(let path, let reason), .corrupt(let path, let reason), .busy(let path, let reason),
      .notADatabase(let path, let reason), .otherProgram(let path, let reason),
      .failed(let path, let reason):
      ["path": path, "reason": reason]
    case .newerSchema(let path, let found, let known):
      ["path": path, "found": "\(found)", "known": "\(known)"]
    case .damagedEvent(let id, let reason):
      ["event": id, "reason": reason]
    }
  }

  /// Busy where trying again helps, and storage otherwise.
  public var kind: FailureKind {
    if case .busy = self { .busy } else { .storage }
  }
}
