import CSndFile
import Foundation

/// Writes wave files.
public enum SoundFileWriter {
  /// Writes 16 bit mono samples as a wave file, which is there as a whole or not at all.
  ///
  /// - Throws: ``SoundFileError/soundFileUnwritten(path:reason:)``.
  public static func write(_ samples: [Int16], sampleRate: Int, to path: String) throws {
    let partial = path + ".partial"
    do throws(WriteFailure) {
      try writeFile(samples, sampleRate: sampleRate, to: partial)
      guard rename(partial, path) == 0 else { throw WriteFailure(errno: errno) }
    } catch {
      unlink(partial)
      throw SoundFileError.soundFileUnwritten(path: path, reason: error.reason)
    }
  }

  private static func writeFile(
    _ samples: [Int16],
    sampleRate: Int,
    to path: String
  ) throws(WriteFailure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw WriteFailure(errno: errno) }
    defer { close(descriptor) }
    var info = SF_INFO()
    info.samplerate = Int32(sampleRate)
    info.channels = 1
    info.format = Int32(SF_FORMAT_WAV) | Int32(SF_FORMAT_PCM_16)
    guard let file = sf_open_fd(descriptor, Int32(SFM_WRITE), &info, 0) else {
      throw WriteFailure(reason: String(cString: sf_strerror(nil)))
    }
    errno = 0
    let written = sf_write_short(file, samples, sf_count_t(samples.count))
    let reason = String(cString: sf_strerror(file))
    let systemError = errno
    let closed = sf_close(file)
    guard written == samples.count else {
      throw systemError == 0 ? WriteFailure(reason: reason) : WriteFailure(errno: systemError)
    }
    guard closed == 0 else { throw WriteFailure(reason: String(cString: sf_error_number(closed))) }
    guard fsync(descriptor) == 0 else { throw WriteFailure(errno: errno) }
  }
}

/// Why a file could not be written, in the system's words.
private struct WriteFailure: Error {
  let reason: String

  init(reason: String) { self.reason = reason }

  init(errno: Int32) { reason = String(cString: strerror(errno)) }
}
