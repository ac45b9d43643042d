import CEspeak
import Foundation
public import Learning

/// The process's one espeak-ng, which knows only one voice and one text at a time.
///
/// The library is started on first use; every call of it goes through ``withVoice(of:_:)``.
public final class EspeakEngine: @unchecked Sendable {
  /// The engine of this process.
  public static let shared = EspeakEngine()

  /// How much sound a callback brings; the library makes it at least 49 ms.
  private static let bufferMilliseconds: Int32 = 20

  private let lock = NSLock()
  private var started = false

  private init() {}

  /// Sets a language's voice and calls `body`, which may call espeak-ng as it likes.
  ///
  /// Other callers wait meanwhile, so that `body` must neither wait for them nor call this again.
  /// - Throws: ``SynthesisError``, or what `body` throws.
  public func withVoice<T>(of language: Language, _ body: () throws -> T) throws -> T {
    lock.lock()
    defer { lock.unlock() }
    try start()
    try select(language)
    return try body()
  }

  /// Starts the library and lets it list its voices, which takes longer than any text.
  ///
  /// What fails here fails again, and is told, when a text is read.
  public func warmUp() { try? withVoice(of: .english) {} }

  /// The library's version, such as `1.51`.
  ///
  /// - Throws: ``SynthesisError/speechDataMissing(folder:reason:)``.
  public func version() throws -> String {
    lock.lock()
    defer { lock.unlock() }
    try start()
    var folder: UnsafePointer<CChar>?
    return espeak_Info(&folder).map { String(cString: $0) } ?? ""
  }

  private func start() throws {
    guard !started else { return }
    let folder = try EspeakData.folder()
    espeak_ng_InitializePath(folder)
    var context: espeak_ng_ERROR_CONTEXT?
    let status = espeak_ng_Initialize(&context)
    espeak_ng_ClearErrorContext(&context)
    guard status == ENS_OK else { throw missing(status) }
    let output = espeak_ng_InitializeOutput(
      ENOUTPUT_MODE_SYNCHRONOUS,
      Self.bufferMilliseconds,
      nil
    )
    guard output == ENS_OK, espeak_ng_GetSampleRate() == Int32(EspeakSynthesizer.sampleRate) else {
      throw missing(output)
    }
    started = true
  }

  private func missing(_ status: espeak_ng_STATUS) -> SynthesisError {
    var folder: UnsafePointer<CChar>?
    _ = espeak_Info(&folder)
    let path = folder.map { String(cString: $0) } ?? ""
    return .speechDataMissing(folder: path, reason: Self.text(of: status))
  }

  // Unless a voice was set successfully, the next synthesis reads a null pointer.
  private func select(_ language: Language) throws {
    for name in EspeakVoice.names(for: language) where espeak_ng_SetVoiceByName(name) == ENS_OK {
      return
    }
    throw SynthesisError.voiceMissing(language)
  }

  /// What the library says of a status.
  static func text(of status: espeak_ng_STATUS) -> String {
    var buffer = [CChar](repeating: 0, count: 512)
    espeak_ng_GetStatusCodeMessage(status, &buffer, buffer.count)
    return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }
}
