import ArgumentParser
import Content
import Terminal

/// `lla learn`: a lesson.
struct LearnCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: CommandWords.current("help.learn")
  )

  @OptionGroup var lesson: LessonOptions
  @OptionGroup var shared: SharedOptions

  func run() async throws {
    SoundEquipment.warmUpVoice()
    let world = try World(shared, lesson)
    try await world.withFlow { try await $0.learn() }
  }
}
