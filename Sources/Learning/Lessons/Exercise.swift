/// A question as it is put to the learner.
public struct Exercise: Sendable, Hashable {
  /// The memory it tests.
  public let key: MemoryKey
  /// How it is asked.
  public let kind: ExerciseKind
  /// The language that the learner knows.
  public let base: Language
  /// The phrase in the language learnt.
  public let phrase: Wording
  /// The phrase in the base language.
  public let meaning: Wording
  /// The answers to choose from; empty where the answer is typed or spoken.
  public let choices: [String]

  /// A question from its parts.
  public init(
    key: MemoryKey,
    kind: ExerciseKind,
    base: Language,
    phrase: Wording,
    meaning: Wording,
    choices: [String] = []
  ) {
    self.key = key
    self.kind = kind
    self.base = base
    self.phrase = phrase
    self.meaning = meaning
    self.choices = choices
  }

  /// What is shown as the question; nil where it is only heard.
  public var shown: String? {
    switch kind {
    case .choose, .repeatPhrase: phrase.full
    case .translate: meaning.full
    case .listen, .dictate: nil
    }
  }

  /// What is read aloud as the question, and in which language.
  public var spoken: (text: String, language: Language) {
    kind == .translate ? (meaning.spoken, base) : (phrase.spoken, key.language)
  }

  /// The language the answer is given in.
  public var answerLanguage: Language {
    kind == .choose || kind == .listen ? base : key.language
  }

  /// Every right answer, the preferred one first.
  public var accepted: [String] {
    switch kind {
    case .choose, .listen: meaning.accepted
    case .translate: phrase.accepted
    // What is heard is one text; another way to say it wasn't said.
    case .dictate, .repeatPhrase: [phrase.full]
    }
  }

  /// The place of the one right answer among the choices.
  public var rightChoice: Int? { choices.firstIndex(of: meaning.full) }
}

extension ExerciseKind {
  /// The skill that it tests.
  public var skill: Skill {
    switch self {
    case .choose, .listen: .understand
    case .translate, .dictate: .write
    case .repeatPhrase: .speak
    }
  }

  /// Whether the answer is typed.
  public var isTyped: Bool { self == .translate || self == .dictate }

  /// Whether the question can only be heard.
  public var needsHearing: Bool { self == .listen || self == .dictate }

  /// How it is asked where there is nothing to hear or nobody can speak.
  public func adapted(canHear: Bool, canSpeak: Bool) -> ExerciseKind {
    switch self {
    case .repeatPhrase where !canSpeak: canHear ? .listen : .choose
    case .listen where !canHear: .choose
    case .dictate where !canHear: .translate
    default: self
    }
  }
}
