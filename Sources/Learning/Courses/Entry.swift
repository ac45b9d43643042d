/// A level of the Common European Framework of Reference for Languages.
public enum CEFRLevel: String, Sendable, Codable, CaseIterable, Comparable {
  case a1 = "A1"
  case a2 = "A2"
  case b1 = "B1"
  case b2 = "B2"
  case c1 = "C1"
  case c2 = "C2"

  /// Orders levels from A1 to C2.
  public static func < (one: CEFRLevel, other: CEFRLevel) -> Bool { one.rawValue < other.rawValue }
}

/// One concept of a course with its wording in every language.
public struct Entry: Sendable, Hashable, Identifiable {
  /// The stable name of an entry inside its pack, such as `essentials/house`.
  public struct ID: RawRepresentable, Hashable, Sendable, Codable, Comparable {
    /// `pack/entry`.
    public let rawValue: String

    /// An id by its text, `pack/entry`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Orders ids as text.
    public static func < (one: ID, other: ID) -> Bool { one.rawValue < other.rawValue }
  }

  /// What kind of text an entry is.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case word, phrase, sentence
  }

  /// The stable id, never used again for another concept.
  public let id: ID
  /// Word, phrase or sentence.
  public let kind: Kind
  /// The part of speech of a word in plain words (`noun`, `verb`, …).
  public let part: String?
  /// The CEFR level at which it is taught.
  public let level: CEFRLevel
  /// The topic, such as `greetings`.
  public let topic: String
  /// What is said, by language.
  public let wordings: [Language: Wording]

  /// An entry from its parts.
  public init(
    id: ID,
    kind: Kind,
    part: String? = nil,
    level: CEFRLevel,
    topic: String,
    wordings: [Language: Wording]
  ) {
    self.id = id
    self.kind = kind
    self.part = part
    self.level = level
    self.topic = topic
    self.wordings = wordings
  }
}

/// How an entry is said in one language.
public struct Wording: Sendable, Hashable {
  /// A grammatical gender.
  public enum Gender: String, Sendable, Codable, CaseIterable {
    case masculine = "m"
    case feminine = "f"
    case neuter = "n"
  }

  /// The text without its article, such as `maison`.
  public let text: String
  /// Other whole answers that are just as right, articles included.
  public let alternatives: [String]
  /// The article that is learnt with the noun, such as `la` or `l'`.
  public let article: String?
  /// The gender of a noun.
  public let gender: Gender?
  /// A remark for the learner, by the language it is written in.
  public let notes: [Language: String]
  /// How a voice should read it where that is not the text itself (kana for Japanese).
  public let reading: String?

  /// A wording from its parts.
  public init(
    text: String,
    alternatives: [String] = [],
    article: String? = nil,
    gender: Gender? = nil,
    notes: [Language: String] = [:],
    reading: String? = nil
  ) {
    self.text = text
    self.alternatives = alternatives
    self.article = article
    self.gender = gender
    self.notes = notes
    self.reading = reading
  }

  /// The whole answer as it is shown: the article, where there is one, and the text.
  public var full: String {
    guard let article else { return text }
    return article.hasSuffix("'") || article.hasSuffix("’") ? article + text : "\(article) \(text)"
  }

  /// Every answer that is right, the preferred one first.
  public var accepted: [String] { [full] + alternatives }

  /// What a voice reads.
  public var spoken: String { reading ?? full }
}
