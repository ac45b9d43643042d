public import Content
public import Learning
public import Services

/// An overview in words and block charts.
public struct OverviewTexts: Sendable {
  /// The columns of a full bar.
  static let barWidth = 20

  private let words: Words
  private let overview: Overview

  /// Texts of an overview.
  public init(words: Words, overview: Overview) {
    self.words = words
    self.overview = overview
  }

  /// What is due and how far one has come, in a few sentences.
  public var summary: [String] {
    [
      words("home.due", count: overview.due),
      words(
        "home.begun",
        ["begun": String(overview.begun), "entries": String(overview.entries)]
      ),
      words("home.points", count: overview.points),
    ]
  }

  /// What comes next.
  public var next: [String] {
    var lines = [words("home.due", count: overview.due)]
    lines.append(words("home.dueTomorrow", count: overview.dueTomorrow))
    let left = overview.entries - overview.begun
    if left > 0 { lines.append(words("home.new", count: left)) }
    return lines
  }

  /// Known, due and weak, with bars.
  public func chart(course: Course, base: Language, target: Language) -> [Line] {
    var lines = summary.map { Line($0) } + [""]
    lines.append(Line(words("progress.skills"), .title))
    let names = overview.skills.map { words("skill.\($0.skill.rawValue)") }
    let width = names.map(displayWidth(of:)).max() ?? 0
    for (name, skill) in zip(names, overview.skills) {
      let label = name + String(repeating: " ", count: width - displayWidth(of: name))
      let count = words(
        "progress.known",
        ["known": String(skill.known), "entries": String(overview.entries)]
      )
      lines.append(
        Line([
          Span("  \(label)  "), Span(bar(skill.known, of: overview.entries), .good),
          Span("  \(count)"),
        ])
      )
    }
    return lines + forecast + weak(course, base, target)
  }

  private var forecast: [Line] {
    let highest = overview.forecast.max() ?? 0
    guard highest > 0 else { return [] }
    let blocks = Array("▁▂▃▄▅▆▇█")
    let picture = overview.forecast.map { count in
      count == 0 ? "·" : String(blocks[min(7, (count * 8 - 1) / highest)])
    }.joined(separator: " ")
    let numbers = words(
      "progress.forecastNumbers",
      ["today": String(overview.forecast[0]), "highest": String(highest)]
    )
    return [
      "", Line(words("progress.forecast", ["days": String(overview.forecast.count)]), .title),
      Line("  " + picture, .accent), Line("  " + numbers, .faint),
    ]
  }

  private func weak(_ course: Course, _ base: Language, _ target: Language) -> [Line] {
    guard !overview.weak.isEmpty else { return [] }
    return ["", Line(words("progress.weak"), .title)]
      + overview.weak.compactMap { id in
        guard let entry = course.entries[id], let phrase = entry.wordings[target],
          let meaning = entry.wordings[base]
        else { return nil }
        return Line("  \(phrase.full) — \(meaning.full)")
      }
  }

  private func bar(_ count: Int, of total: Int) -> String {
    let filled = total == 0 ? 0 : min(Self.barWidth, count * Self.barWidth / total)
    return String(repeating: "█", count: filled)
      + String(repeating: "░", count: Self.barWidth - filled)
  }
}
