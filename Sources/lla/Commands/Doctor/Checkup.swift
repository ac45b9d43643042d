import Content
import Foundation
import Learning
import Speech
import Storage

/// What was found of one part of LLA.
struct Finding: Encodable {
  /// How the part is: `gap` is something to do without, `broken` is not.
  enum State: String, Encodable {
    case fine, gap, broken
  }

  /// The part, by a stable word such as `voice`.
  let item: String
  /// The language it belongs to, if to one.
  let language: Language?
  /// Its name in the learner's language.
  let name: String
  /// How it is.
  let state: State
  /// What was found, or why it is missing.
  let detail: String
  /// What to do about it; nil where nothing is to be done.
  let advice: String?
  /// What kind of failure it is where it is broken.
  let kind: FailureKind

  private enum CodingKeys: CodingKey {
    case item, language, name, state, detail, advice
  }
}

/// Looks at everything that LLA needs.
struct Checkup {
  /// Less free space than this is a gap, in bytes.
  static let littleSpace: Int64 = 100 << 20

  let words: Words
  let data: DataFolder
  let model: String

  /// Every finding, in the order of a learner's day.
  func findings() -> [Finding] {
    storage() + [course(), locales()] + speech() + dictionaries()
  }

  private func storage() -> [Finding] {
    do {
      let database = try SQLiteDatabase(path: data.database)
      let health = try database.health()
      if let problem = try database.integrityProblems().first {
        return [broken("database", problem, .storage)]
      }
      let facts = [
        "schema": String(health.schema), "size": size(health.fileBytes + health.logBytes),
        "journal": health.journalMode,
        "synchronous": health.synchronous == 2 ? "FULL" : String(health.synchronous),
      ]
      return [
        fine("data", data.path), fine("database", words("doctor.detail.database", facts)),
        space(health.freeBytes),
      ]
    } catch {
      let kind = (error as? any ExplainedError)?.kind ?? .fault
      return [broken("database", words.sentence(for: error), kind, advice: "data")]
    }
  }

  private func space(_ free: Int64?) -> Finding {
    guard let free else { return fine("space", "") }
    let detail = words("doctor.detail.space", ["space": size(free)])
    return free < Self.littleSpace ? gap("space", detail) : fine("space", detail)
  }

  private func size(_ bytes: Int64) -> String {
    let megabytes = Double(bytes) / 1_048_576
    return megabytes < 1024
      ? "\((megabytes * 10).rounded() / 10) MB" : "\((megabytes / 102.4).rounded() / 10) GB"
  }

  private func course() -> Finding {
    do {
      let course = try CourseReader(content: CommandWords.folders.content).course("essentials")
      let entries = ["entries": String(course.entries.count)]
      return fine("content", words("doctor.detail.course", entries))
    } catch {
      let kind = (error as? any ExplainedError)?.kind ?? .fault
      return broken("content", words.sentence(for: error), kind)
    }
  }

  private func locales() -> Finding {
    let missing = Language.interface.compactMap { language -> String? in
      do {
        _ = try Words(language: language, in: CommandWords.folders.locales)
        return nil
      } catch {
        return words.sentence(for: error)
      }
    }
    return missing.first.map { broken("locales", $0, .missing) } ?? fine("locales", "")
  }

  private func speech() -> [Finding] {
    let languages = Language.interface
    let health = SpeechHealth.probe(languages: languages, acousticModel: model)
    let maps = try? PhoneMapReader.maps(
      in: CommandWords.folders.content.appendingPathComponent("pronunciation")
    )
    return [
      found("loudspeaker", health.loudspeaker), found("microphone", health.microphone),
      found("model", health.acousticModel),
    ]
      + languages.map { language in
        health.voices[language].map { found("voice", $0, language) } ?? gap("voice", "", language)
      }
      + languages.map { language in
        maps?[language] == nil
          ? gap("phones", words("doctor.detail.notCalibrated"), language)
          : fine("phones", words("doctor.detail.calibrated"), language)
      }
  }

  private func dictionaries() -> [Finding] {
    let lexicon = HunspellLexicon()
    return Language.interface.map { language in
      guard let problem = lexicon.problem(for: language) else {
        return fine("dictionary", "", language)
      }
      return gap("dictionary", "", language, facts: problem.facts)
    }
  }

  private func found(
    _ item: String,
    _ finding: SpeechHealth.Finding,
    _ language: Language? = nil
  ) -> Finding {
    switch finding {
    case .found(let name): fine(item, language == nil ? name : "", language)
    case .missing(let code, let facts): gap(item, words("errors.\(code)", facts), language)
    }
  }

  private func name(_ item: String, _ language: Language?) -> String {
    words("doctor.item.\(item)", ["language": language.map { words.name(of: $0) } ?? ""])
  }

  private func fine(_ item: String, _ detail: String, _ language: Language? = nil) -> Finding {
    Finding(
      item: item,
      language: language,
      name: name(item, language),
      state: .fine,
      detail: detail,
      advice: nil,
      kind: .fault
    )
  }

  private func gap(
    _ item: String,
    _ detail: String,
    _ language: Language? = nil,
    facts: [String: String] = [:]
  ) -> Finding {
    Finding(
      item: item,
      language: language,
      name: name(item, language),
      state: .gap,
      detail: detail,
      advice: words("doctor.advice.\(item)", facts),
      kind: .missing
    )
  }

  private func broken(
    _ item: String,
    _ detail: String,
    _ kind: FailureKind,
    advice: String? = nil
  ) -> Finding {
    Finding(
      item: item,
      language: nil,
      name: name(item, nil),
      state: .broken,
      detail: detail,
      advice: words("doctor.advice.\(advice ?? item)"),
      kind: kind
    )
  }
}
