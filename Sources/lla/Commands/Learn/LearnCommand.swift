import ArgumentParser
import Content
import Terminal

/// `lla learn`: a lesson.
struct LearnCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: CommandWords.current("help.learn")
  )

  @OptionGroup var direction: DirectionOptions
  @OptionGroup var lesson: LessonOptions
  @OptionGroup var speech: ModelOptions
  @OptionGroup var shared: SharedOptions

  func run() async throws {
    SoundEquipment.warmUpVoice()
    try await World(shared, direction).withFlow(lesson, speech) { try await $0.learn() }
  }
}
