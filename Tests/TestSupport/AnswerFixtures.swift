import Foundation
public import Learning

/// Answers with the judgement that a teacher gives them.
public enum AnswerFixtures {
  /// A row of the table.
  public struct Row: Sendable, CustomStringConvertible {
    /// The language of the answer.
    public let language: Language
    /// The accepted text.
    public let expected: String
    /// What was typed.
    public let typed: String
    /// What is said of it.
    public let verdict: Verdict
    /// The kinds of the differences, in order; nil where they are left open.
    public let kinds: [DifferenceKind]?

    /// The row in one line.
    public var description: String { "\(language): \(expected) / \(typed)" }
  }

  /// All judged answers.
  public static let judged: [Row] = lines(of: "judged.tsv").dropFirst().map { line in
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5, let verdict = Verdict(rawValue: fields[3]) else {
      fatalError("malformed row: \(line)")
    }
    let names = fields[4].split(separator: " ").map(String.init)
    let kinds = names.compactMap(DifferenceKind.init(rawValue:))
    return Row(
      language: Language(rawValue: fields[0]),
      expected: fields[1],
      typed: fields[2],
      verdict: verdict,
      kinds: names.isEmpty ? nil : kinds
    )
  }

  /// A few words of each language, for tests without a dictionary.
  public static let words: WordList = {
    var words: [Language: Set<String>] = [:]
    for line in lines(of: "words.tsv") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 2 else { continue }
      words[Language(rawValue: fields[0]), default: []].formUnion(
        fields[1].split(separator: " ").map(String.init)
      )
    }
    return WordList(words: words)
  }()

  private static func lines(of name: String) -> [String] {
    guard let folder = Bundle.module.url(forResource: "Fixtures", withExtension: nil),
      let text = try? String(
        contentsOf: folder.appending(path: "answers").appending(path: name),
        encoding: .utf8
      )
    else { fatalError("no fixture \(name)") }
    return text.split(separator: "\n").map(String.init)
  }
}

/// A lexicon of listed words.
public struct WordList: Lexicon {
  let words: [Language: Set<String>]

  /// Whether the word is listed.
  public func contains(_ word: String, in language: Language) -> Bool {
    words[language]?.contains(word) ?? false
  }
}
