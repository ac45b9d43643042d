import Foundation

/// Finds espeak-ng's data.
enum EspeakData {
  /// The folder that `ESPEAK_DATA_PATH` names, or nil for the library's own.
  ///
  /// The library passes over a folder that isn't there; who named one wants to hear of it.
  /// - Throws: ``SynthesisError/speechDataMissing(folder:reason:)``.
  static func folder(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> String? {
    guard let named = environment["ESPEAK_DATA_PATH"], !named.isEmpty else { return nil }
    let inside = named + "/espeak-ng-data"
    let path = FileManager.default.fileExists(atPath: inside) ? inside : named
    guard FileManager.default.fileExists(atPath: path + "/phontab") else {
      throw SynthesisError.speechDataMissing(folder: path, reason: "phontab")
    }
    return named
  }
}
