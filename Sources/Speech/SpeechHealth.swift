import Foundation
public import Learning

/// What of hearing and speaking works on this machine: facts, for whoever puts them into words.
public struct SpeechHealth: Sendable, Hashable, Codable {
  /// What was found of one part.
  public enum Finding: Sendable, Hashable, Codable {
    /// It is there: its name, version or path.
    case found(String)
    /// It isn't: an error's code and facts.
    case missing(code: String, facts: [String: String])
  }

  /// The loudspeaker's name.
  public let loudspeaker: Finding
  /// The microphone's name.
  public let microphone: Finding
  /// espeak-ng's version.
  public let synthesizer: Finding
  /// Whether each language has a voice; the name is the language's code.
  public let voices: [Language: Finding]
  /// The acoustic model's folder.
  public let acousticModel: Finding

  /// Looks at every part; it may wait some seconds for a sound server that does not answer.
  ///
  /// - Parameters:
  ///   - languages: the languages that need a voice.
  ///   - acousticModel: the folder of a PocketSphinx acoustic model.
  ///   - server: a PulseAudio server, or nil for the user's own.
  /// - Returns: what was found.
  public static func probe(
    languages: [Language],
    acousticModel: String,
    server: String? = nil
  ) -> SpeechHealth {
    SpeechHealth(
      loudspeaker: finding { try Loudspeaker(server: server).deviceName() },
      microphone: finding { try Microphone(server: server).deviceName() },
      synthesizer: finding { try EspeakEngine.shared.version() },
      voices: Dictionary(
        languages.map { language in
          (language, finding { try EspeakEngine.shared.withVoice(of: language) { "\(language)" } })
        },
        uniquingKeysWith: { first, _ in first }
      ),
      acousticModel: model(in: acousticModel)
    )
  }

  private static func finding(_ probe: () throws -> String) -> Finding {
    do {
      return .found(try probe())
    } catch let error as any ExplainedError {
      return .missing(code: error.code, facts: error.facts)
    } catch {
      return .missing(code: "unexpected", facts: ["reason": "\(error)"])
    }
  }

  private static func model(in folder: String) -> Finding {
    let files = ["mdef", "means", "variances", "transition_matrices"]
    let missing = files.first { !FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    guard let missing else { return .found(folder) }
    return .missing(code: "acousticModelMissing", facts: ["folder": folder, "file": missing])
  }
}
