import ArgumentParser
import Content
import Learning
import Services
import Terminal

/// `lla`: home.
struct LLA: AsyncParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "lla",
    abstract: CommandWords.current("help.lla"),
    version: version,
    subcommands: [
      LearnCommand.self, ProgressCommand.self, TourCommand.self, DoctorCommand.self,
      LicencesCommand.self,
    ]
  )

  // A group has the same name in every command: the parser hands an option over by it.
  @OptionGroup var direction: DirectionOptions
  @OptionGroup var lesson: LessonOptions
  @OptionGroup var speech: ModelOptions
  @OptionGroup var shared: SharedOptions

  func run() async throws {
    let world = try World(shared, direction)
    guard world.isInteractive else { return try plainHome(world) }
    SoundEquipment.warmUpVoice()
    try await world.withFlow(lesson, speech) { try await $0.home() }
  }

  /// Without a terminal there is no menu: what is due and what one can type.
  private func plainHome(_ world: World) throws {
    let words = world.words
    var lines = [words("app.name"), ""]
    let settings = try world.tutor.settings()
    if let base = settings.base, let target = settings.target {
      let overview = try world.tutor.overview(base: base, target: target)
      lines.append(words("home.title", ["language": words.name(of: target)]))
      lines += OverviewTexts(words: words, overview: overview).summary
      lines.append("")
    }
    lines += ["home.command.learn", "home.command.progress", "home.command.tour"].map { words($0) }
    for line in lines { print(line) }
  }
}
