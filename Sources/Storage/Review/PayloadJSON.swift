import Foundation
import Learning

/// What happened, as the log's `payload` column holds it: JSON with sorted keys.
///
/// ```json
/// {"answer_ms":1840,"ended":true,"entry":"essentials/house","exercise":"translate","grade":3,
///  "kind":"review","language":"fr","rules":1,"skill":"write","verdict":"right"}
/// {"entry":"essentials/house","exercise":"translate","kind":"completion","language":"fr",
///  "skill":"write"}
/// ```
/// `grade` is missing where there was none. These words stay as they are for ever: a new kind of
/// event gets a new `kind`. A kind, skill, exercise or verdict that this version doesn't know was
/// written by a newer one: `payload` is nil then, and the row is kept.
struct PayloadJSON: Codable {
  let payload: LogPayload?

  private enum CodingKeys: String, CodingKey {
    case kind, entry, language, skill, exercise, verdict, grade, rules, ended
    case answerMilliseconds = "answer_ms"
  }

  private enum Kind: String {
    case review, completion
  }

  /// The `kind` of a payload.
  static func kind(of payload: LogPayload) -> String {
    switch payload {
    case .review: Kind.review.rawValue
    case .completion: Kind.completion.rawValue
    }
  }

  /// The JSON of a payload, always the same text for the same payload.
  static func text(of payload: LogPayload) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(PayloadJSON(payload: payload)), as: UTF8.self)
  }

  init(payload: LogPayload) { self.payload = payload }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func word<Word: RawRepresentable<String>>(_ key: CodingKeys) throws -> Word? {
      Word(rawValue: try container.decode(String.self, forKey: key))
    }
    guard let kind: Kind = try word(.kind) else {
      payload = nil
      return
    }
    let entry = Entry.ID(rawValue: try container.decode(String.self, forKey: .entry))
    let language = Language(rawValue: try container.decode(String.self, forKey: .language))
    guard let skill: Skill = try word(.skill), let exercise: ExerciseKind = try word(.exercise)
    else {
      payload = nil
      return
    }
    let key = MemoryKey(entry: entry, language: language, skill: skill)
    switch kind {
    case .completion: payload = .completion(key, exercise)
    case .review:
      let verdict: Verdict? = try word(.verdict)
      payload = try verdict.map { verdict in
        .review(
          ReviewRecord(
            key: key,
            exercise: exercise,
            verdict: verdict,
            grade: try container.decodeIfPresent(Grade.self, forKey: .grade),
            answerMilliseconds: try container.decode(Int.self, forKey: .answerMilliseconds),
            rules: try container.decode(Int.self, forKey: .rules),
            ended: try container.decode(Bool.self, forKey: .ended)
          )
        )
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    guard let payload else { return }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.kind(of: payload), forKey: .kind)
    try container.encode(payload.key.entry.rawValue, forKey: .entry)
    try container.encode(payload.key.language.rawValue, forKey: .language)
    try container.encode(payload.key.skill.rawValue, forKey: .skill)
    switch payload {
    case .completion(_, let exercise):
      try container.encode(exercise.rawValue, forKey: .exercise)
    case .review(let record):
      try container.encode(record.exercise.rawValue, forKey: .exercise)
      try container.encode(record.verdict.rawValue, forKey: .verdict)
      try container.encodeIfPresent(record.grade?.rawValue, forKey: .grade)
      try container.encode(record.answerMilliseconds, forKey: .answerMilliseconds)
      try container.encode(record.rules, forKey: .rules)
      try container.encode(record.ended, forKey: .ended)
    }
  }
}
