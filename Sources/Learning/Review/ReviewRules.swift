/// Computes memories from the log by FSRS: a review with a grade changes one, nothing else does.
public struct ReviewRules: LogRules {
  /// The version of these rules, which reviews are recorded with.
  public static let version = 1

  /// What schedules the reviews.
  public let scheduler: Scheduler

  /// Rules that schedule by a scheduler.
  public init(scheduler: Scheduler = Scheduler()) { self.scheduler = scheduler }

  /// The memory after an event, or nil where it is no review or has no grade.
  public func memory(after event: LogEvent, from memory: Memory?) -> Memory? {
    guard case .review(let record) = event.payload, let grade = record.grade else { return nil }
    return scheduler.review(
      memory,
      grade: grade,
      on: event.day,
      chance: Self.chance(ofEvent: event.id)
    )
  }

  /// A number in 0..<1 that is spread evenly over ids, and always the same for the same one.
  ///
  /// It comes from the event and not from a generator, so that replaying the log, on this device
  /// or another, gives the same due days. FNV-1a reads the text; its high bits alone are poor, so
  /// the finish of SplitMix64 (Steele et al. 2014, figure 16) mixes them.
  static func chance(ofEvent id: String) -> Double {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
    hash ^= hash >> 31
    // The 53 bits that a double holds exactly.
    return Double(hash >> 11) * 0x1p-53
  }
}
