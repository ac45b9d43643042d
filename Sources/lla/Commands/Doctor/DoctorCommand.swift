import ArgumentParser
import Content
import Foundation
import Learning
import Services
import Storage
import Terminal

/// `lla doctor`: devices, voices, models, dictionaries, data, and what to do about each.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: CommandWords.current("help.doctor")
  )

  @Flag(help: ArgumentHelp(CommandWords.current("option.rebuild")))
  var rebuild = false

  @OptionGroup var speech: ModelOptions

  @OptionGroup var shared: SharedOptions

  func run() async throws {
    if rebuild { try rebuildRecord() }
    let checkup = Checkup(
      words: CommandWords.current,
      data: DataFolder(shared.data),
      model: speech.model
    )
    let findings = checkup.findings()
    if shared.format == .json {
      try print(JSONText.of(findings))
    } else {
      show(findings)
    }
    if let worst = findings.first(where: { $0.state == .broken }) {
      throw ExitCode(worst.kind.exitCode)
    }
  }

  /// Computes memories and points anew from the log.
  private func rebuildRecord() throws {
    let database = try SQLiteDatabase(path: DataFolder(shared.data).database)
    let result = try SQLLearningStore(database: database).rebuild(of: .local, rules: ReviewRules())
    let text = CommandWords.current(
      "doctor.rebuilt",
      count: result.events,
      ["changed": String(result.changed)]
    )
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  private func show(_ findings: [Finding]) {
    let words = CommandWords.current
    let width = findings.map { displayWidth(of: $0.name) }.max() ?? 0
    var lines = [Line(words("doctor.title"), .title), ""]
    for finding in findings {
      let (sign, style): (String, TextStyle) =
        switch finding.state {
        case .fine: ("✓", .good)
        case .gap: ("!", .unsure)
        case .broken: ("✗", .bad)
        }
      let pad = String(repeating: " ", count: width - displayWidth(of: finding.name))
      let state = words("doctor.state.\(finding.state.rawValue)")
      lines.append(
        Line([
          Span("\(sign) ", style), Span("\(finding.name)\(pad)  "), Span(state, style),
          Span(finding.detail.isEmpty ? "" : "  \(finding.detail)", .faint),
        ])
      )
      if let advice = finding.advice { lines.append(Line("  → \(advice)")) }
    }
    let gaps = findings.count { $0.state != .fine }
    lines += ["", Line(gaps == 0 ? words("doctor.allFine") : words("doctor.gaps", count: gaps))]
    LineConsole(colour: shared.wantsColour && FullScreen.isInteractive).show(lines)
  }
}
