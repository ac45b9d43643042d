import ArgumentParser
import Content

/// The messages of the argument parser in the learner's language.
struct UsageText {
  let words: Words

  /// Help with its headings translated; the rest comes from the words already.
  func help(_ text: String) -> String {
    let headings = ["OVERVIEW", "USAGE", "ARGUMENTS", "OPTIONS", "SUBCOMMANDS"]
    var result = headings.reduce(text) { text, heading in
      text.replacing("\(heading):", with: words("help.\(heading.lowercased())") + ":")
    }
    if let range = result.firstRange(of: "  See 'lla help <subcommand>'") {
      result = String(result[..<range.lowerBound]) + "  " + words("help.more")
    }
    // Either may stand at the end of a line.
    result = result.replacing(/\(default:\s+/, with: words("help.default"))
    result = result.replacing(/;\s+default:\s+/, with: words("help.valuesDefault"))
    let fixed = [
      "Show help information.": "help.showHelp", "Show the version.": "help.showVersion",
      "(values: ": "help.values",
      "<options>": "help.optionsPlace", "<subcommand>": "help.commandPlace",
    ]
    for (english, key) in fixed { result = result.replacing(english, with: words(key)) }
    return result
  }

  /// What is wrong with the command line, and the nearest thing that would be right.
  func complaint(_ message: String, arguments: [String]) -> String {
    let first = message.split(separator: "\n").first.map(String.init) ?? message
    let text = first.hasPrefix("Error: ") ? String(first.dropFirst(7)) : first
    return "lla: \(sentence(for: text))\n\(words("usage.seeHelp"))"
  }

  private func sentence(for text: String) -> String {
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    let name = quoted.count > 1 ? String(quoted[1].prefix { $0 != " " }) : ""
    if text.hasPrefix("Unknown option") {
      return words("usage.unknownOption", ["name": name]) + suggestion(for: name, among: options)
    }
    if text.lowercased().contains("unexpected argument") {
      let commands = LLA.configuration.subcommands.compactMap { $0.configuration.commandName }
      return words("usage.unexpectedArgument", ["name": name])
        + suggestion(for: name, among: commands)
    }
    if text.hasPrefix("Missing value for") { return words("usage.missingValue", ["name": name]) }
    if text.hasPrefix("The value") {
      let option = quoted.count > 3 ? String(quoted[3].prefix { $0 != " " }) : ""
      return words("usage.invalidValue", ["value": name, "name": option])
    }
    return words("usage.other", ["reason": text])
  }

  private var options: [String] {
    [
      "--from", "--to", "--items", "--microphone", "--audio-out", "--seed", "--now", "--data",
      "--locale", "--format", "--no-color", "--plain", "--content", "--rebuild", "--model",
      "--help",
      "--version",
    ]
  }

  private func suggestion(for name: String, among known: [String]) -> String {
    let nearest = known.map { (name: $0, distance: editDistance(name, $0)) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= max(2, name.count / 3) else { return "" }
    return " " + words("usage.didYouMean", ["name": nearest.name])
  }
}

/// How many letters must be put in, taken out or changed to make one text of another (Levenshtein).
func editDistance(_ one: String, _ other: String) -> Int {
  let target = Array(other)
  var row = Array(0...target.count)
  for (index, letter) in one.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (place, wanted) in target.enumerated() {
      let substituted = diagonal + (letter == wanted ? 0 : 1)
      diagonal = row[place + 1]
      row[place + 1] = min(substituted, row[place] + 1, diagonal + 1)
    }
  }
  return row[target.count]
}
