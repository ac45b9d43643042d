public import Learning

/// Why a sound file can't be read or written.
public enum SoundFileError: ExplainedError, Equatable {
  /// There is no file or folder of that path.
  case recordingMissing(path: String)
  /// The file holds no sound that can be read.
  case recordingUnreadable(path: String, reason: String)
  /// The file holds no sound at all.
  case recordingEmpty(path: String)
  /// The recording is longer than can be scored.
  case recordingTooLong(path: String, seconds: Int, limit: Int)
  /// The folder holds no recordings.
  case noRecordings(folder: String)
  /// Every recording of the folder was taken.
  case recordingsExhausted(folder: String)
  /// The folder for sound files can't be made or written to.
  case soundFolderUnwritable(folder: String, reason: String)
  /// A sound file could not be written to its end.
  case soundFileUnwritten(path: String, reason: String)

  /// The key of the error's sentence.
  public var code: String {
    switch self {
    case .recordingMissing: "recordingMissing"
    case .recordingUnreadable: "recordingUnreadable"
    case .recordingEmpty: "recordingEmpty"
    case .recordingTooLong: "recordingTooLong"
    case .noRecordings: "noRecordings"
    case .recordingsExhausted: "recordingsExhausted"
    case .soundFolderUnwritable: "soundFolderUnwritable"
    case .soundFileUnwritten: "soundFileUnwritten"
    }
  }

  /// What fills the error's sentence.
  public var facts: [String: String] {
    switch self {
    case .recordingMissing(let path), .recordingEmpty(let path): ["path": path]
    case .recordingUnreadable(let path, let reason), .soundFileUnwritten(let path, let reason):
      ["path": path, "reason": reason]
    case .recordingTooLong(let path, let seconds, let limit):
      ["path": path, "seconds": String(seconds), "limit": String(limit)]
    case .noRecordings(let folder), .recordingsExhausted(let folder): ["folder": folder]
    case .soundFolderUnwritable(let folder, let reason): ["folder": folder, "reason": reason]
    }
  }

  /// Refused for recordings that are no good, storage for files that can't be written.
  public var kind: FailureKind {
    switch self {
    case .recordingUnreadable, .recordingEmpty, .recordingTooLong: .refused
    case .recordingMissing, .noRecordings, .recordingsExhausted: .missing
    case .soundFolderUnwritable, .soundFileUnwritten: .storage
    }
  }
}
