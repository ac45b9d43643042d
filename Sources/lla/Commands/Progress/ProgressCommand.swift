import ArgumentParser
import Content
import Foundation
import Learning
import Services
import Terminal

/// `lla progress`: what is known, due and weak.
struct ProgressCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress",
    abstract: CommandWords.current("help.progress")
  )

  @OptionGroup var direction: DirectionOptions
  @OptionGroup var shared: SharedOptions

  func run() async throws {
    let world = try World(shared, direction)
    let settings = try world.tutor.settings()
    guard let target = direction.to.map(Language.init) ?? settings.target else {
      throw ProgressError.nothingLearnt
    }
    let base = base(for: target, settings, world.tutor.course)
    try world.tutor.check(base: base, target: target)
    let overview = try world.tutor.overview(base: base, target: target)
    if shared.format == .json {
      try print(JSONText.of(ProgressReport(target: target, overview: overview)))
    } else {
      let words = world.words
      let title = words("progress.title", ["language": words.name(of: target)])
      let texts = OverviewTexts(words: words, overview: overview)
      world.console.show(
        [Line(title, .title)]
          + texts.chart(course: world.tutor.course, base: base, target: target)
      )
    }
  }
}

extension ProgressCommand {
  /// The language that meanings are shown in: as asked for, as chosen before, or any other one.
  private func base(for target: Language, _ settings: LessonSettings, _ course: Course) -> Language
  {
    if let from = direction.from { return Language(rawValue: from) }
    if let base = settings.base, base != target { return base }
    return course.languages.first { $0 != target } ?? target
  }
}

/// There is no progress to show before a language was chosen.
enum ProgressError: ExplainedError {
  case nothingLearnt

  var code: String { "nothingLearnt" }
  var facts: [String: String] { [:] }
  var kind: FailureKind { .usage }
}

/// Progress as programs read it.
private struct ProgressReport: Encodable {
  struct SkillReport: Encodable {
    let skill: Skill
    let known: Int
    let begun: Int
  }

  let language: Language
  let entries: Int
  let begun: Int
  let due: Int
  let dueTomorrow: Int
  let points: Int
  let forecast: [Int]
  let skills: [SkillReport]
  let weak: [Entry.ID]

  init(target: Language, overview: Overview) {
    language = target
    entries = overview.entries
    begun = overview.begun
    due = overview.due
    dueTomorrow = overview.dueTomorrow
    points = overview.points
    forecast = overview.forecast
    skills = overview.skills.map {
      SkillReport(skill: $0.skill, known: $0.known, begun: $0.begun)
    }
    weak = overview.weak
  }
}
