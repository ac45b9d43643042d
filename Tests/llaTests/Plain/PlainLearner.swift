import Content
import Foundation
import Learning
import TestSupport

/// Somebody at the other end of the pipe who reads what `lla` asks and looks the answer up.
final class PlainLearner {
  /// What `lla` waits for.
  enum Question: Equatable {
    /// A list of its own, such as the offer of the tour.
    case menu
    /// A question of the lesson about an entry.
    case exercise(ExerciseKind, Entry.ID, choices: [String])
  }

  let run: ProgramRun
  let base: Language
  let target: Language
  let course: Course
  /// What was written and typed so far, as a terminal would show it.
  private(set) var transcript = ""
  /// Where prompts are written as sound, so that what can only be heard is heard.
  var soundFolder: String?

  private let words: Words
  private var seen = 0
  /// The question put last, which is asked again without its words where it was only replayed.
  private var question: Question?
  /// The question that waits for an answer.
  private var open: Question?

  init(_ run: ProgramRun, base: Language, target: Language, locale: Language = .english) throws {
    self.run = run
    self.base = base
    self.target = target
    course = try Household.course()
    words = try Household.words(locale)
  }

  /// Reads up to the next prompt that isn't answered yet; nil where `lla` ended instead.
  func nextQuestion() throws -> Question? {
    if let open { return open }
    open = try readQuestion()
    return open
  }

  private func readQuestion() throws -> Question? {
    guard try run.wait(until: { isPrompt($0.utf8.dropFirst(seen)) }) else {
      transcript += fresh()
      return nil
    }
    let text = fresh()
    transcript += text
    if text.hasSuffix(menuPrompt) { return .menu }
    question = try asked(in: text) ?? question
    return question
  }

  /// Types a line.
  @discardableResult
  func type(_ line: String) -> Bool {
    transcript += line
    open = nil
    return run.write(line)
  }

  /// Reads until a text was written after the last prompt; false where `lla` ended instead.
  func wait(for texts: [String]) throws -> Bool {
    try run.wait { output in
      let rest = String(decoding: output.utf8.dropFirst(seen), as: UTF8.self)
      return texts.contains { rest.contains($0) }
    }
  }

  /// Answers so many questions rightly, each within its first try; returns how many got feedback.
  func answerRightly(_ count: Int) throws -> Int {
    var answered = 0
    while answered < count, let question = try nextQuestion() {
      guard question != .menu else {
        type("")
        continue
      }
      type(rightAnswer(to: question))
      guard try wait(for: ["✓ "]) else { break }
      answered += 1
    }
    if answered == count { _ = try nextQuestion() }
    return answered
  }

  /// The whole right answer as it is typed: the number of the choice, or the phrase.
  func rightAnswer(to question: Question) -> String {
    guard case .exercise(let kind, let id, let choices) = question else { return "" }
    guard kind == .choose || kind == .listen else {
      return kind == .repeatPhrase ? "" : phrase(id)
    }
    let meaning = course.entries[id]?.wordings[base]?.full ?? ""
    return choices.firstIndex(of: meaning).map { String($0 + 1) } ?? "?"
  }

  /// An answer that is wrong: another choice, or no word at all.
  func wrongAnswer(to question: Question) -> String {
    guard case .exercise(let kind, _, let choices) = question else { return "" }
    guard kind == .choose || kind == .listen else { return "xyzzy" }
    let right = Int(rightAnswer(to: question)) ?? 1
    return String(right % choices.count + 1)
  }

  /// The phrase of an entry in the language learnt.
  func phrase(_ id: Entry.ID) -> String { course.entries[id]?.wordings[target]?.full ?? "" }

  private func fresh() -> String {
    let text = String(decoding: run.output.utf8.dropFirst(seen), as: UTF8.self)
    seen += text.utf8.count
    return text
  }

  private var menuPrompt: String { words("plain.choose", ["number": "1"]) + " " }

  private func isPrompt(_ text: some Collection<UInt8>) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    let prompts = ExerciseKind.allCases.map { words("plain.prompt.\($0.rawValue)") + " " }
    return (prompts + [menuPrompt]).contains { text.hasSuffix($0) }
  }

  /// The last question put in a text; nil where there is none.
  private func asked(in text: String) throws -> Question? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let language = words("language.\(target.rawValue)")
    for (index, line) in lines.enumerated().reversed() {
      let kind = ExerciseKind.allCases.first {
        line == words("lesson.ask.\($0.rawValue)", ["language": language])
      }
      guard let kind, lines.count > index + 2 else { continue }
      let shown = lines[index + 2].trimmingCharacters(in: .whitespaces)
      let choices = lines[(index + 3)...].compactMap(Self.choice)
      return .exercise(kind, try entry(shown, kind, choices), choices: choices)
    }
    return nil
  }

  /// `  2  oui` as `oui`.
  private static func choice(_ line: String) -> String? {
    guard let match = line.wholeMatch(of: /\ {2}\d\ {2}(.+)/) else { return nil }
    return String(match.1)
  }

  /// The entry that a question shows or reads aloud.
  private func entry(_ shown: String, _ kind: ExerciseKind, _ choices: [String]) throws -> Entry.ID
  {
    let found = course.order.first { id in
      guard let entry = course.entries[id], let phrase = entry.wordings[target],
        let meaning = entry.wordings[base]
      else { return false }
      return switch kind {
      case .choose: isShown(phrase, shown) && choices.contains(meaning.full)
      case .repeatPhrase: isShown(phrase, shown)
      case .translate: meaning.full == shown
      case .listen, .dictate:
        heard() == Self.slug(phrase.spoken) && (choices.isEmpty || choices.contains(meaning.full))
      }
    }
    guard let found else { throw ProgramRun.Failure(description: "no entry says: \(shown)") }
    return found
  }

  /// A phrase is shown as it is, with the gender of a noun behind it.
  private func isShown(_ phrase: Wording, _ shown: String) -> Bool {
    shown == phrase.full || shown.hasPrefix(phrase.full + " (")
  }

  /// What was read aloud last, as the name of its sound file tells it: `0003-fr-bonjour.wav`.
  private func heard() -> String {
    let names = soundFolder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) }
    let last = names?.filter { $0.hasSuffix(".wav") }.max() ?? ""
    return last.split(separator: "-", maxSplits: 2).last.map { String($0.dropLast(4)) } ?? ""
  }

  private static func slug(_ text: String) -> String {
    let plain = text.folding(options: .diacriticInsensitive, locale: nil).lowercased()
    let words = plain.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return String(words.prefix(60))
  }
}
