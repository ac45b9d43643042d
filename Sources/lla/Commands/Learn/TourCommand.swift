import ArgumentParser
import Content
import Terminal

/// `lla tour`: the tour again.
struct TourCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour",
    abstract: CommandWords.current("help.tour")
  )

  @OptionGroup var shared: SharedOptions

  func run() async throws {
    // Parsed from nothing: options that only exist can't be read.
    let world = try World(shared, DirectionOptions.parse([]))
    try await world.withFlow(LessonOptions.parse([]), ModelOptions.parse([])) {
      try await $0.tour()
    }
  }
}
