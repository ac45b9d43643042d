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
    let world = try World(shared, LessonOptions.parse([]))
    try await world.withFlow { try await $0.tour() }
  }
}
