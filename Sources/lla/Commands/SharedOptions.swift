import ArgumentParser
import Content
import Foundation
import Learning

/// How results are printed.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json
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
}

/// The options that name what is learnt, from what, and when.
struct DirectionOptions: ParsableArguments {
  @Option(help: ArgumentHelp(CommandWords.current("option.from"), valueName: "code"))
  var from: String?

  @Option(help: ArgumentHelp(CommandWords.current("option.to"), valueName: "code"))
  var to: String?

  @Option(help: ArgumentHelp(CommandWords.current("option.now"), valueName: "date"))
  var now: String?
}

/// The options of a lesson.
struct LessonOptions: ParsableArguments {
  /// A lesson is about no fewer and no more entries.
  static let itemRange = 1...1000

  @Option(help: ArgumentHelp(CommandWords.current("option.items"), valueName: "n"))
  var items = 10

  @Option(help: ArgumentHelp(CommandWords.current("option.microphone"), valueName: "file|dir"))
  var microphone: String?

  @Option(
    name: .customLong("audio-out"),
    help: ArgumentHelp(CommandWords.current("option.audioOut"), valueName: "dir")
  )
  var audioOut: String?

  @Option(help: ArgumentHelp(CommandWords.current("option.seed"), valueName: "n"))
  var seed: UInt64?
}

/// The option that names the model for scoring speech.
struct ModelOptions: ParsableArguments {
  /// Debian's acoustic model of American English.
  static let installed = "/usr/share/pocketsphinx/model/en-us/en-us"

  @Option(help: ArgumentHelp(CommandWords.current("option.model"), valueName: "dir"))
  var model = Self.installed
}
