public import Learning

extension SQLLearningStore {
  /// Computes every memory and all points anew from the log, in one transaction.
  ///
  /// - Returns: how many events were read, those that a newer version wrote and that are skipped
  ///   included, and how many memories came out different in any bit, were missing or too many.
  /// - Throws: ``StorageError``; nothing is changed then.
  public func rebuild(
    of learner: LearnerID,
    rules: any LogRules
  ) throws -> (events: Int, changed: Int) {
    try database.transaction { connection in
      var memories: [MemoryKey: Memory] = [:]
      var points: [Language: Int] = [:]
      let events = try replay(learner, on: connection) { event in
        let key = event.payload.key
        if event.payload.endsQuestion { points[key.language, default: 0] += 1 }
        if let memory = rules.memory(after: event, from: memories[key]) { memories[key] = memory }
      }
      let changed = try replace(memories, of: learner, on: connection)
      try replace(points, of: learner, on: connection)
      return (events, changed)
    }
  }

  /// Writes the memories that differ from the stored ones and removes those that are too many.
  private func replace(
    _ memories: [MemoryKey: Memory],
    of learner: LearnerID,
    on connection: any DatabaseConnection
  ) throws -> Int {
    let stored = try Self.memories(connection.query(LearningQueries.memories(of: learner)))
    var changed = 0
    for (key, memory) in memories where stored[key]?.isSame(as: memory) != true {
      try connection.execute(LearningQueries.upsert(memory, at: key, of: learner))
      changed += 1
    }
    for key in stored.keys where memories[key] == nil {
      try connection.execute(LearningQueries.delete(key, of: learner))
      changed += 1
    }
    return changed
  }

  private func replace(
    _ points: [Language: Int],
    of learner: LearnerID,
    on connection: any DatabaseConnection
  ) throws {
    try connection.execute(LearningQueries.deletePoints(of: learner))
    for (language, points) in points {
      try connection.execute(
        LearningQueries.insert(points: points, of: learner, language: language)
      )
    }
  }
}

extension Memory {
  /// Whether every bit is the same.
  fileprivate func isSame(as other: Memory) -> Bool {
    self == other && state.stability.bitPattern == other.state.stability.bitPattern
      && state.difficulty.bitPattern == other.state.difficulty.bitPattern
  }
}
