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
    try await World(shared, DirectionOptions()).withFlow(LessonOptions(), ModelOptions()) {
      try await $0.tour()
    }
  }
}
