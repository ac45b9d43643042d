import Learning

/// The statements on a learner's log and memories, apart so that their plans can be tested.
enum LearningQueries {
  private static let eventColumns = "id, device, time_ms, counter, day, language, kind, payload"

  static func event(_ id: String, of learner: LearnerID) -> SQL {
    "SELECT id FROM events WHERE learner = \(learner.rawValue) AND id = \(id)"
  }

  static func lastTime(of learner: LearnerID) -> SQL {
    """
    SELECT time_ms, counter FROM events WHERE learner = \(learner.rawValue)
    ORDER BY time_ms DESC, counter DESC LIMIT 1
    """
  }

  /// The first events in the order of replay: time, then device.
  static func firstEvents(of learner: LearnerID, limit: Int) -> SQL {
    """
    SELECT \(raw: eventColumns) FROM events WHERE learner = \(learner.rawValue)
    ORDER BY time_ms, counter, device, id LIMIT \(limit)
    """
  }

  /// The events that follow one in the order of replay.
  static func events(
    of learner: LearnerID,
    after id: String,
    at time: LogTime,
    device: String,
    limit: Int
  ) -> SQL {
    """
    SELECT \(raw: eventColumns) FROM events WHERE learner = \(learner.rawValue)
    AND (time_ms, counter, device, id) > (\(time.milliseconds), \(time.counter), \(device), \(id))
    ORDER BY time_ms, counter, device, id LIMIT \(limit)
    """
  }

  static func insert(_ event: LogEvent, of learner: LearnerID, json: String) -> SQL {
    """
    INSERT INTO events (learner, \(raw: eventColumns))
    VALUES (\(learner.rawValue), \(event.id), \(event.device), \(event.time.milliseconds),
      \(event.time.counter), \(event.day.rawValue), \(event.payload.key.language.rawValue),
      \(PayloadJSON.kind(of: event.payload)), \(json))
    """
  }

  private static let memoryColumns =
    "language, entry, skill, stability, difficulty, last_review, due, reviews, lapses"

  static func memory(_ key: MemoryKey, of learner: LearnerID) -> SQL {
    """
    SELECT \(raw: memoryColumns) FROM memories
    WHERE learner = \(learner.rawValue) AND language = \(key.language.rawValue)
      AND entry = \(key.entry.rawValue) AND skill = \(key.skill.rawValue)
    """
  }

  static func memories(of learner: LearnerID, language: Language) -> SQL {
    """
    SELECT \(raw: memoryColumns) FROM memories
    WHERE learner = \(learner.rawValue) AND language = \(language.rawValue)
    """
  }

  static func memories(of learner: LearnerID) -> SQL {
    "SELECT \(raw: memoryColumns) FROM memories WHERE learner = \(learner.rawValue)"
  }

  /// What is due on a day, longest overdue first.
  static func due(of learner: LearnerID, language: Language, on day: LearnerDay) -> SQL {
    """
    SELECT \(raw: memoryColumns) FROM memories
    WHERE learner = \(learner.rawValue) AND language = \(language.rawValue)
      AND due <= \(day.rawValue)
    ORDER BY due
    """
  }

  static func upsert(_ memory: Memory, at key: MemoryKey, of learner: LearnerID) -> SQL {
    """
    INSERT INTO memories (learner, \(raw: memoryColumns))
    VALUES (\(learner.rawValue), \(key.language.rawValue), \(key.entry.rawValue),
      \(key.skill.rawValue), \(memory.state.stability), \(memory.state.difficulty),
      \(memory.lastReview.rawValue), \(memory.due.rawValue), \(memory.reviews), \(memory.lapses))
    ON CONFLICT (learner, language, entry, skill) DO UPDATE SET
      stability = excluded.stability, difficulty = excluded.difficulty,
      last_review = excluded.last_review, due = excluded.due, reviews = excluded.reviews,
      lapses = excluded.lapses
    """
  }

  static func delete(_ key: MemoryKey, of learner: LearnerID) -> SQL {
    """
    DELETE FROM memories
    WHERE learner = \(learner.rawValue) AND language = \(key.language.rawValue)
      AND entry = \(key.entry.rawValue) AND skill = \(key.skill.rawValue)
    """
  }

  static func points(of learner: LearnerID, language: Language) -> SQL {
    """
    SELECT points FROM proficiency
    WHERE learner = \(learner.rawValue) AND language = \(language.rawValue)
    """
  }

  static func addPoint(of learner: LearnerID, language: Language) -> SQL {
    """
    INSERT INTO proficiency (learner, language, points)
    VALUES (\(learner.rawValue), \(language.rawValue), 1)
    ON CONFLICT (learner, language) DO UPDATE SET points = proficiency.points + 1
    """
  }

  static func deletePoints(of learner: LearnerID) -> SQL {
    "DELETE FROM proficiency WHERE learner = \(learner.rawValue)"
  }

  static func insert(points: Int, of learner: LearnerID, language: Language) -> SQL {
    """
    INSERT INTO proficiency (learner, language, points)
    VALUES (\(learner.rawValue), \(language.rawValue), \(points))
    """
  }
}
