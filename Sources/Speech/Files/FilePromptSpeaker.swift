import Dispatch
import Foundation
public import Learning

/// Writes prompts as wave files, `0001-fr-bonjour.wav`, instead of reading them aloud.
public final class FilePromptSpeaker: PromptSpeaker {
  private let folder: String
  private let synthesizer = EspeakSynthesizer()
  private let thread = DispatchQueue(label: "lla.prompts")

  /// A speaker that writes to a folder, which is made if it is missing.
  ///
  /// - Throws: ``SoundFileError/soundFolderUnwritable(folder:reason:)``.
  public init(folder: String) throws {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
    } catch {
      let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
      throw SoundFileError.soundFolderUnwritable(
        folder: folder,
        reason: (reason ?? error).localizedDescription
      )
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      throw SoundFileError.soundFolderUnwritable(
        folder: folder,
        reason: String(cString: strerror(errno))
      )
    }
  }

  /// Writes a text as the folder's next wave file.
  ///
  /// - Throws: ``SynthesisError``, ``SoundFileError``, or `CancellationError`.
  public func say(_ text: String, in language: Language, pace: SpeechPace) async throws {
    try Task.checkCancellation()
    try await withCheckedThrowingContinuation { continuation in
      thread.async {
        continuation.resume(with: Result { try self.write(text, language, pace) })
      }
    }
  }

  private func write(_ text: String, _ language: Language, _ pace: SpeechPace) throws {
    let samples = try synthesizer.samples(of: text, language: language, pace: pace)
    let number = String(try lastNumber() + 1)
    let padded = String(repeating: "0", count: max(0, 4 - number.count)) + number
    let words = [padded, Slug.of(language.rawValue), Slug.of(text)].filter { !$0.isEmpty }
    try SoundFileWriter.write(
      samples,
      sampleRate: EspeakSynthesizer.sampleRate,
      to: "\(folder)/\(words.joined(separator: "-")).wav"
    )
  }

  // Counted in the folder, so that what an earlier run wrote stays.
  private func lastNumber() throws -> Int {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .compactMap { Int($0.prefix { $0.isASCII && $0.isNumber }) }.max() ?? 0
    } catch {
      throw SoundFileError.soundFolderUnwritable(
        folder: folder,
        reason: error.localizedDescription
      )
    }
  }
}

/// The part of a file's name that tells its text.
enum Slug {
  private static let longest = 60

  /// Small letters and digits of a text without accents, joined by hyphens; at most 60 bytes.
  static func of(_ text: String) -> String {
    let plain = text.folding(options: .diacriticInsensitive, locale: nil).lowercased()
    let words = plain.split { !$0.isLetter && !$0.isNumber }
    var slug = ""
    for character in words.joined(separator: "-") {
      guard slug.utf8.count + character.utf8.count <= longest else { break }
      slug.append(character)
    }
    return slug
  }
}
