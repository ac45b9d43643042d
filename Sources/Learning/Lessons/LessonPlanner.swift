/// One step of a lesson.
public enum LessonStep: Sendable, Hashable {
  /// A new entry is shown and heard before it is asked for.
  case introduce(Entry.ID)
  /// An entry is asked for; how, may still be adapted to what the machine can do.
  case ask(Entry.ID, ExerciseKind)

  /// The entry it is about.
  public var entry: Entry.ID {
    switch self {
    case .introduce(let id), .ask(let id, _): id
    }
  }

  /// Whether it is a question.
  public var isQuestion: Bool {
    if case .ask = self { true } else { false }
  }
}

/// Lays out a lesson: what is due, then what was begun, then what is new.
public struct LessonPlanner: Sendable {
  /// New entries are introduced, and then asked for, in groups of this size.
  public static let groupSize = 4

  private let course: Course
  private let base: Language
  private let target: Language
  private let scheduler: Scheduler

  /// A planner for one language of a course, learnt from another.
  public init(course: Course, base: Language, target: Language, scheduler: Scheduler) {
    self.course = course
    self.base = base
    self.target = target
    self.scheduler = scheduler
  }

  /// The entries that exist in both languages, in the order they are taught.
  public var teachable: [Entry.ID] {
    course.order.filter { id in
      guard let entry = course.entries[id] else { return false }
      return entry.wordings[base] != nil && entry.wordings[target] != nil
    }
  }

  /// The steps of a lesson about so many entries.
  ///
  /// - Parameters:
  ///   - standing: what is remembered.
  ///   - today: the learner's day.
  ///   - items: how many entries; at least 1.
  ///   - chance: decides the order inside a group.
  /// - Returns: the steps in their order; none where there is nothing to learn.
  public func steps(
    _ standing: LearnerStanding,
    on today: LearnerDay,
    items: Int,
    chance: inout some RandomNumberGenerator
  ) -> [LessonStep] {
    let entries = chosenEntries(standing, on: today).prefix(max(1, items))
    var steps: [LessonStep] = []
    var rest = entries[...]
    while !rest.isEmpty {
      steps += group(Array(rest.prefix(Self.groupSize)), standing, on: today, chance: &chance)
      rest = rest.dropFirst(Self.groupSize)
    }
    return Self.interleaved(steps)
  }

  /// Entries in the order in which a lesson wants them.
  private func chosenEntries(_ standing: LearnerStanding, on today: LearnerDay) -> [Entry.ID] {
    let teachable = teachable
    let due = teachable.compactMap { id in
      dueSkills(id, standing, on: today).map { retrievability(id, $0, standing, on: today) }.min()
        .map { (id: id, recall: $0) }
    }.sorted { $0.recall < $1.recall }.map(\.id)
    let dueSet = Set(due)
    let others = teachable.filter { !dueSet.contains($0) && !newSkills($0, standing).isEmpty }
    let begun = others.filter { newSkills($0, standing).count < Skill.allCases.count }
    return due + begun + others.filter { newSkills($0, standing).count == Skill.allCases.count }
  }

  private func memory(_ id: Entry.ID, _ skill: Skill, _ standing: LearnerStanding) -> Memory? {
    standing.memories[MemoryKey(entry: id, language: target, skill: skill)]
  }

  private func dueSkills(
    _ id: Entry.ID,
    _ standing: LearnerStanding,
    on today: LearnerDay
  ) -> [Skill] {
    Skill.allCases.filter { skill in
      memory(id, skill, standing).map { $0.due <= today } ?? false
    }
  }

  private func newSkills(_ id: Entry.ID, _ standing: LearnerStanding) -> [Skill] {
    Skill.allCases.filter { memory(id, $0, standing) == nil }
  }

  private func retrievability(
    _ id: Entry.ID,
    _ skill: Skill,
    _ standing: LearnerStanding,
    on today: LearnerDay
  ) -> Double {
    guard let memory = memory(id, skill, standing) else { return 1 }
    let elapsed = max(0, today.days(since: memory.lastReview))
    return scheduler.retrievability(of: memory.state, elapsedDays: Double(elapsed))
  }

  /// The steps of one group: introductions, then skill by skill, each in random order.
  private func group(
    _ ids: [Entry.ID],
    _ standing: LearnerStanding,
    on today: LearnerDay,
    chance: inout some RandomNumberGenerator
  ) -> [LessonStep] {
    let fresh = ids.filter { newSkills($0, standing).count == Skill.allCases.count }
    var steps = fresh.map { LessonStep.introduce($0) }
    for skill in Skill.allCases {
      let asked = ids.filter { id in
        memory(id, skill, standing).map { $0.due <= today } ?? true
      }
      steps += asked.shuffled(using: &chance).map { id in
        .ask(id, kind(of: skill, id, known: memory(id, skill, standing) != nil))
      }
    }
    return steps
  }

  /// Recognising is asked by reading first and by ear later; writing starts by ear for every
  /// second entry, so that a first lesson has both.
  private func kind(of skill: Skill, _ id: Entry.ID, known: Bool) -> ExerciseKind {
    let isEven = (course.order.firstIndex(of: id) ?? 0).isMultiple(of: 2)
    return switch skill {
    case .understand: known && isEven ? .listen : .choose
    case .write: known != isEven ? .dictate : .translate
    case .speak: .repeatPhrase
    }
  }

  /// The same steps with no concept asked twice running, where anything else is left.
  static func interleaved(_ steps: [LessonStep]) -> [LessonStep] {
    var result: [LessonStep] = []
    var rest = steps
    while !rest.isEmpty {
      let index = rest.firstIndex { $0.entry != result.last?.entry } ?? 0
      result.append(rest.remove(at: index))
    }
    return result
  }
}
