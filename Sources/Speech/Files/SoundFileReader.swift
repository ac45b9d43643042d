import CSndFile
import Foundation
public import Learning

/// Reads recordings: whatever libsndfile knows (WAV, FLAC, Ogg …), at any rate.
public enum SoundFileReader {
  /// The longest recording that is read, in seconds.
  public static let limitSeconds = 60

  private static let framesAtATime = 4096

  /// Reads a file as a recording: its channels are mixed, its rate becomes 16,000.
  ///
  /// - Throws: ``SoundFileError``.
  public static func recording(at path: String) throws -> Recording {
    try checkIsFile(path)
    var info = SF_INFO()
    guard let file = sf_open(path, Int32(SFM_READ), &info) else {
      throw unreadable(path, nil)
    }
    defer { sf_close(file) }
    guard info.channels > 0, info.samplerate > 0 else { throw unreadable(path, file) }
    let rate = Int(info.samplerate)
    let mono = try readMono(file, channels: Int(info.channels), limit: limitSeconds * rate, path)
    guard !mono.isEmpty else { throw SoundFileError.recordingEmpty(path: path) }
    let resampled = try resample(mono, from: rate, path)
    return Recording(samples: resampled.map(Self.integer))
  }

  // A pipe or a device would be waited for, perhaps for ever.
  private static func checkIsFile(_ path: String) throws {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let missing = errno == ENOENT || errno == ENOTDIR
      throw missing
        ? SoundFileError.recordingMissing(path: path)
        : SoundFileError.recordingUnreadable(path: path, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let reason = String(cString: strerror(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL))
      throw SoundFileError.recordingUnreadable(path: path, reason: reason)
    }
    guard status.st_size > 0 else { throw SoundFileError.recordingEmpty(path: path) }
  }

  // The header's number of frames may be anything: only what is there counts.
  private static func readMono(
    _ file: OpaquePointer,
    channels: Int,
    limit: Int,
    _ path: String
  ) throws -> [Float] {
    var mono: [Float] = []
    var frames = [Float](repeating: 0, count: framesAtATime * channels)
    while true {
      let count = Int(sf_readf_float(file, &frames, sf_count_t(framesAtATime)))
      guard count > 0 else { break }
      for frame in 0..<count {
        let sum = frames[frame * channels..<(frame + 1) * channels].reduce(0, +)
        // What is no number or beyond full scale would break the arithmetic that follows.
        mono.append(sum.isFinite ? max(-1, min(1, sum / Float(channels))) : 0)
      }
      guard mono.count <= limit else { throw tooLong(file, path) }
    }
    guard sf_error(file) == 0 else { throw unreadable(path, file) }
    return mono
  }

  private static func resample(_ samples: [Float], from rate: Int, _ path: String) throws -> [Float]
  {
    do {
      return try Resampler.resample(samples, from: rate, to: Recording.sampleRate)
    } catch {
      throw SoundFileError.recordingUnreadable(path: path, reason: error.reason)
    }
  }

  private static func tooLong(_ file: OpaquePointer, _ path: String) -> SoundFileError {
    var info = SF_INFO()
    sf_command(file, Int32(SFC_GET_CURRENT_SF_INFO), &info, Int32(MemoryLayout<SF_INFO>.size))
    let seconds = max(limitSeconds + 1, Int(info.frames) / max(1, Int(info.samplerate)))
    return .recordingTooLong(path: path, seconds: seconds, limit: limitSeconds)
  }

  private static func unreadable(_ path: String, _ file: OpaquePointer?) -> SoundFileError {
    .recordingUnreadable(path: path, reason: String(cString: sf_strerror(file)))
  }

  private static func integer(_ sample: Float) -> Int16 {
    Int16(max(-32_768, min(32_767, (sample * 32_768).rounded())))
  }
}
