import Foundation
import Learning

extension Row {
  /// The time of an event's row.
  func logTime() throws -> LogTime {
    LogTime(milliseconds: try value("time_ms"), counter: try value("counter"))
  }

  /// A memory's row; nil where its skill is a newer version's.
  func memory() throws -> (key: MemoryKey, memory: Memory)? {
    guard let skill = Skill(rawValue: try value("skill")) else { return nil }
    let key = MemoryKey(
      entry: Entry.ID(rawValue: try value("entry")),
      language: Language(rawValue: try value("language")),
      skill: skill
    )
    let memory = Memory(
      state: MemoryState(stability: try value("stability"), difficulty: try value("difficulty")),
      lastReview: LearnerDay(rawValue: try value("last_review")),
      due: LearnerDay(rawValue: try value("due")),
      reviews: try value("reviews"),
      lapses: try value("lapses")
    )
    return (key, memory)
  }

  /// An event's row; nil where a newer version of the program wrote it.
  ///
  /// - Throws: `StorageError.damagedEvent`, which names the event.
  func logEvent(_ decoder: JSONDecoder) throws -> LogEvent? {
    let id: String = try value("id")
    do {
      let text: String = try value("payload")
      let json = try decoder.decode(PayloadJSON.self, from: Data(text.utf8))
      guard let payload = json.payload else { return nil }
      guard try value("kind") == PayloadJSON.kind(of: payload),
        try value("language") == payload.key.language.rawValue
      else { throw StorageError.damagedEvent(id: id, reason: "kind or language differ") }
      return LogEvent(
        id: id,
        time: try logTime(),
        device: try value("device"),
        day: LearnerDay(rawValue: try value("day")),
        payload: payload
      )
    } catch let error as DecodingError {
      throw StorageError.damagedEvent(id: id, reason: error.shortReason)
    } catch let error as RowError {
      throw StorageError.damagedEvent(id: id, reason: error.shortReason)
    }
  }
}

extension DecodingError {
  /// Where the JSON is wrong and how, without the values themselves.
  fileprivate var shortReason: String {
    switch self {
    case .keyNotFound(let key, _): "no \(key.stringValue)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      (context.codingPath.map(\.stringValue) + [context.debugDescription])
        .joined(separator: ": ")
    @unknown default: "unreadable"
    }
  }
}

extension RowError {
  /// What is wrong with which column.
  fileprivate var shortReason: String {
    switch self {
    case .noColumn(let column): "no \(column)"
    case .otherKind(let column, let expected, let found):
      "\(column): \(found) in place of \(expected)"
    }
  }
}
