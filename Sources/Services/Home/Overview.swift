public import Learning

/// What a learner sees of one language before and after a lesson.
public struct Overview: Sendable, Hashable {
  /// How far one skill has come.
  public struct SkillCount: Sendable, Hashable {
    /// The skill.
    public let skill: Skill
    /// Entries whose memory of this skill would be recalled today with 90 % or more.
    public let known: Int
    /// Entries with any memory of this skill.
    public let begun: Int
  }

  /// Entries that can be taught in this direction.
  public let entries: Int
  /// Entries of which something is remembered.
  public let begun: Int
  /// Entries of which something is due today.
  public let due: Int
  /// Entries of which something becomes due tomorrow.
  public let dueTomorrow: Int
  /// The first day after today on which something is due; nil where nothing is.
  public let nextDue: LearnerDay?
  /// Entries due on each of the next fourteen days, today first.
  public let forecast: [Int]
  /// Skill by skill.
  public let skills: [SkillCount]
  /// The entries that are weakest, weakest first: forgotten before, or likely forgotten now.
  public let weak: [Entry.ID]
  /// Questions ever ended by a right answer.
  public let points: Int

  /// How many days the forecast looks ahead.
  public static let forecastDays = 14
  /// How many weak entries are listed.
  public static let weakCount = 5

  /// The overview of a language at a day.
  public init(
    standing: LearnerStanding,
    teachable: [Entry.ID],
    today: LearnerDay,
    scheduler: Scheduler
  ) {
    let taught = Set(teachable)
    let memories = standing.memories.filter { taught.contains($0.key.entry) }
    let dueDays = Dictionary(grouping: memories, by: \.key.entry)
      .compactMapValues { $0.map { max(today, $0.value.due) }.min() }
    entries = teachable.count
    begun = dueDays.count
    due = dueDays.values.count { $0 <= today }
    dueTomorrow = dueDays.values.count { $0 == today.advanced(byDays: 1) }
    nextDue = dueDays.values.filter { $0 > today }.min()
    forecast = (0..<Self.forecastDays).map { offset in
      dueDays.values.count { $0 == today.advanced(byDays: offset) }
    }
    points = standing.points
    let recall = memories.mapValues { memory in
      scheduler.retrievability(
        of: memory.state,
        elapsedDays: Double(max(0, today.days(since: memory.lastReview)))
      )
    }
    skills = Skill.allCases.map { skill in
      let mine = recall.filter { $0.key.skill == skill }
      return SkillCount(
        skill: skill,
        known: mine.values.count { $0 >= scheduler.desiredRetention },
        begun: mine.count
      )
    }
    weak = Self.weakest(memories, recall)
  }

  /// What makes an entry weak: forgotten before, hard, or likely forgotten now.
  private struct Weakness {
    let entry: Entry.ID
    let lapses: Int
    let difficulty: Double
    let recall: Double

    var counts: Bool { lapses > 0 || difficulty > 6 || recall < 0.8 }

    static func isWeaker(_ one: Weakness, than other: Weakness) -> Bool {
      if one.lapses != other.lapses { return one.lapses > other.lapses }
      if one.difficulty != other.difficulty { return one.difficulty > other.difficulty }
      return one.recall == other.recall ? one.entry < other.entry : one.recall < other.recall
    }
  }

  private static func weakest(
    _ memories: [MemoryKey: Memory],
    _ recall: [MemoryKey: Double]
  ) -> [Entry.ID] {
    let groups = Dictionary(grouping: memories, by: \.key.entry)
    let all = groups.map { entry, group -> Weakness in
      Weakness(
        entry: entry,
        lapses: group.reduce(0) { $0 + $1.value.lapses },
        difficulty: group.map(\.value.state.difficulty).max() ?? 0,
        recall: group.compactMap { recall[$0.key] }.min() ?? 1
      )
    }
    let weak = all.filter(\.counts).sorted(by: Weakness.isWeaker(_:than:))
    return weak.prefix(weakCount).map(\.entry)
  }
}
