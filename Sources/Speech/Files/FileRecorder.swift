import Dispatch
import Foundation
public import Learning
import Synchronization

/// Takes recordings from files that stand for a microphone.
public final class FileRecorder: PhraseRecorder {
  private static let extensions: Set = ["wav", "flac", "ogg"]
  private static let levelSamples = Recording.sampleRate / 10

  /// The paths of the recordings, in the order in which they are taken.
  public let files: [String]

  private let folder: String?
  private let taken = Mutex(0)
  private let thread = DispatchQueue(label: "lla.recordings")

  /// A recorder on a file, which is taken again and again, or on a folder, whose `.wav`, `.flac`
  /// and `.ogg` files are taken once each, in the order of their names.
  ///
  /// - Throws: ``SoundFileError`` where nothing is there.
  public init(path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw SoundFileError.recordingMissing(path: path)
    }
    folder = isFolder.boolValue ? path : nil
    files = isFolder.boolValue ? try Self.recordings(in: path) : [path]
    guard !files.isEmpty else { throw SoundFileError.noRecordings(folder: path) }
  }

  /// Takes the next file as a whole: its levels, then `.finished`; it throws ``SoundFileError``.
  public func record() -> AsyncThrowingStream<RecordingEvent, any Error> {
    let (stream, continuation) = AsyncThrowingStream<RecordingEvent, any Error>.makeStream()
    let path = nextPath()
    thread.async { [folder] in
      do {
        guard let path else {
          throw SoundFileError.recordingsExhausted(folder: folder ?? "")
        }
        let recording = try SoundFileReader.recording(at: path)
        for level in Self.levels(of: recording) { continuation.yield(.level(level)) }
        continuation.yield(.finished(recording))
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    return stream
  }

  /// Does nothing: a file is taken whole, and ends by itself.
  public func stop() {}

  private func nextPath() -> String? {
    guard folder != nil else { return files.first }
    return taken.withLock { taken in
      guard taken < files.count else { return nil }
      defer { taken += 1 }
      return files[taken]
    }
  }

  private static func recordings(in folder: String) throws -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw SoundFileError.recordingUnreadable(path: folder, reason: error.localizedDescription)
    }
    return names.filter { name in
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      return !name.hasPrefix(".") && extensions.contains(parts.last?.lowercased() ?? "")
    }.sorted().map { "\(folder)/\($0)" }
  }

  private static func levels(of recording: Recording) -> [Double] {
    let samples = recording.samples
    return stride(from: 0, to: samples.count, by: levelSamples).map {
      EndOfSpeech.loudness(of: samples[$0..<min($0 + levelSamples, samples.count)])
    }
  }
}
