import ArgumentParser
import Content
import Foundation
import Learning

/// How results are printed.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json

  /// None are listed: the option's name of its value tells them, in every language.
  static var allValueStrings: [String] { [] }
}

/// The options of every command.
struct SharedOptions: ParsableArguments {
  @Option(help: ArgumentHelp(CommandWords.current("option.data"), valueName: "dir"))
  var data: String?

  @Option(help: ArgumentHelp(CommandWords.current("option.content"), valueName: "dir"))
  var content: String?

  @Option(help: ArgumentHelp(CommandWords.current("option.locale"), valueName: "code"))
  var locale: String?

  @Option(help: ArgumentHelp(CommandWords.current("option.format"), valueName: "table|json"))
  var format: OutputFormat = .table

  @Flag(name: .customLong("no-color"), help: ArgumentHelp(CommandWords.current("option.noColor")))
  var noColor = false

  @Flag(help: ArgumentHelp(CommandWords.current("option.plain")))
  var plain = false

  /// Whether colour is wanted: not by option, NO_COLOR (no-color.org) or a dumb terminal.
  var wantsColour: Bool {
    let environment = ProcessInfo.processInfo.environment
    return !noColor && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Refuses a locale that LLA doesn't speak; not ArgumentParser's `validate`, which wraps what is
  /// thrown, so that its sentence and its code are lost.
  ///
  /// - Throws: ``UsageError/unknownLocale(_:)``.
  func check() throws {
    guard let locale else { return }
    guard CommandWords.current.language.rawValue == locale.prefix(while: { $0 != "-" }).lowercased()
    else {
      throw UsageError.unknownLocale(locale)
    }
  }
}

/// The options of a lesson.
struct LessonOptions: ParsableArguments {
  @Option(help: ArgumentHelp(CommandWords.current("option.from"), valueName: "code"))
  var from: String?

  @Option(help: ArgumentHelp(CommandWords.current("option.to"), valueName: "code"))
  var to: String?

  @Option(help: ArgumentHelp(CommandWords.current("option.items"), valueName: "n"))
  var items = 10

  @Option(help: ArgumentHelp(CommandWords.current("option.microphone"), valueName: "file|dir"))
  var microphone: String?

  @Option(help: ArgumentHelp(CommandWords.current("option.model"), valueName: "dir"))
  var model: String?

  @Option(
    name: .customLong("audio-out"),
    help: ArgumentHelp(CommandWords.current("option.audioOut"), valueName: "dir")
  )
  var audioOut: String?

  @Option(help: ArgumentHelp(CommandWords.current("option.seed"), valueName: "n"))
  var seed: UInt64?

  @Option(help: ArgumentHelp(CommandWords.current("option.now"), valueName: "date"))
  var now: String?

  /// Refuses a lesson about nothing, or more than anybody would sit through.
  ///
  /// - Throws: ``UsageError/itemsOutOfRange(_:)``.
  func check() throws {
    guard (1...1000).contains(items) else { throw UsageError.itemsOutOfRange(items) }
  }
}
