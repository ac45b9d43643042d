import Content
import Foundation
import Glibc
import Learning

/// The words of the command line, found before it is parsed, because its help speaks them too.
enum CommandWords {
  /// The words in the language of `--locale` or the environment; English where neither is known.
  static let current: Words = load()

  /// The language that the environment suggests, for the base language of a new learner.
  static let suggested = InterfaceLanguage.suggested(by: ProcessInfo.processInfo.environment)

  /// Folders named on the command line or those beside the program.
  static let folders = ContentFolders(
    content: value(of: "--content").map { URL(fileURLWithPath: $0) }
  )

  /// Refuses a `--locale` that LLA doesn't speak.
  ///
  /// - Throws: ``UsageError/unknownLocale(_:)``.
  static func checkLocale() throws {
    guard let wish = value(of: "--locale"), language(of: wish) == nil else { return }
    throw UsageError.unknownLocale(wish)
  }

  private static func language(of locale: String) -> Language? {
    let language = Language(rawValue: String(locale.prefix { $0 != "-" && $0 != "_" }))
    return Language.interface.contains(language) ? language : nil
  }

  private static func load() -> Words {
    let language = value(of: "--locale").flatMap(language(of:))
    do {
      return try Words(language: language ?? suggested ?? .english, in: folders.locales)
    } catch {
      // The one sentence that can't come from the folder it says is missing.
      let facts = (error as? any ExplainedError)?.facts ?? [:]
      let path = facts["path"] ?? folders.locales.path
      let text = "lla: the words for the screen can't be read (\(path)). Build or install anew.\n"
      FileHandle.standardError.write(Data(text.utf8))
      exit(FailureKind.missing.exitCode)
    }
  }

  /// The value of an option before the command line is parsed.
  private static func value(of option: String) -> String? {
    let arguments = CommandLine.arguments
    for (index, argument) in arguments.enumerated() {
      if argument == option, index + 1 < arguments.count { return arguments[index + 1] }
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
    }
    return nil
  }
}
