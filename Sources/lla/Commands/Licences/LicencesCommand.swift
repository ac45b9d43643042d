import ArgumentParser
import Content
import Terminal

/// `lla licences`: what LLA is made of.
struct LicencesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "licences",
    abstract: CommandWords.current("help.licences")
  )

  @OptionGroup var shared: SharedOptions

  func run() throws {
    let components = try Component.all(in: CommandWords.folders.content)
    if shared.format == .json {
      try print(JSONText.of(components))
      return
    }
    let words = CommandWords.current
    var lines = [Line(words("licences.title"), .title), "", Line(words("licences.own"))]
    for kind in Component.Kind.allCases {
      lines += ["", Line(words("licences.kind.\(kind.rawValue)"), .title)]
      for component in components where component.kind == kind {
        lines += [
          Line("  \(component.name) — \(component.licence)"), Line("    \(component.link)"),
        ]
      }
    }
    LineConsole(colour: shared.wantsColour && FullScreen.isInteractive).show(lines)
  }
}
