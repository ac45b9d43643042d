import TestSupport
import Testing

@testable import Learning

@Suite struct `The plan of a lesson` {
  let today = LearnerDay(rawValue: 20_000)

  private func plan(
    _ course: Course,
    _ standing: LearnerStanding = LearnerStanding(),
    items: Int = 10,
    seed: UInt64 = 7,
    target: Language = .french
  ) -> [LessonStep] {
    var chance = SeededGenerator(seed: seed)
    return LessonPlanner(course: course, base: .english, target: target, scheduler: Scheduler())
      .steps(standing, on: today, items: items, chance: &chance)
  }

  private func memory(reviewed: Int, due: Int, stability: Double = 10) -> Memory {
    Memory(
      state: MemoryState(stability: stability, difficulty: 5),
      lastReview: today.advanced(byDays: reviewed),
      due: today.advanced(byDays: due),
      reviews: 1,
      lapses: 0
    )
  }

  private func standing(_ memories: [(String, Skill, Memory)]) -> LearnerStanding {
    LearnerStanding(
      memories: Dictionary(
        memories.map { name, skill, memory in
          (MemoryKey(entry: small(name), language: .french, skill: skill), memory)
        },
        uniquingKeysWith: { first, _ in first }
      )
    )
  }

  private func all(_ name: String, _ memory: Memory) -> [(String, Skill, Memory)] {
    Skill.allCases.map { (name, $0, memory) }
  }

  /// The entries in the order of their first steps, a group of one at a time.
  private func entries(_ steps: [LessonStep]) -> [Entry.ID] {
    steps.map(\.entry).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  @Test func `takes the likeliest forgotten first, then what was begun, then what is new`() {
    let known = memory(reviewed: -1, due: 9)
    let standing = standing(
      all("tree", memory(reviewed: -10, due: 0)) + all("water", memory(reviewed: -40, due: -30))
        + [("cat", .understand, known)] + all("house", known)
    )
    func first(_ items: Int) -> Set<Entry.ID> {
      Set(plan(SmallCourse.sixWords, standing, items: items).map(\.entry))
    }
    #expect(first(1) == [small("water")])
    #expect(first(2) == [small("water"), small("tree")])
    #expect(first(3) == [small("water"), small("tree"), small("cat")])
    #expect(first(4) == [small("water"), small("tree"), small("cat"), small("dog")])
    #expect(first(99).count == 5, "what is known and not due is left alone")
  }

  @Test func `asks only for the skills that are due or new`() {
    let standing = standing([
      ("house", .understand, memory(reviewed: -10, due: 0)),
      ("house", .write, memory(reviewed: -1, due: 5)),
    ])
    let steps = plan(SmallCourse.words(1), standing)
    #expect(steps.map(\.isQuestion) == [true, true])
    let kinds = steps.compactMap { step -> ExerciseKind? in
      if case .ask(_, let kind) = step { kind } else { nil }
    }
    #expect(kinds.map(\.skill) == [.understand, .speak])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `asks no concept twice running while another is left`(_ seed: UInt64) {
    let steps = plan(SmallCourse.sixWords, seed: seed)
    for (index, pair) in zip(steps, steps.dropFirst()).enumerated()
    where pair.0.entry == pair.1.entry {
      #expect(steps[index...].allSatisfy { $0.entry == pair.0.entry })
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `introduces every new entry once, before it is asked`(_ seed: UInt64) throws {
    let steps = plan(SmallCourse.sixWords, seed: seed)
    for id in SmallCourse.sixWords.order {
      let own = steps.filter { $0.entry == id }
      #expect(own.first == .introduce(id))
      #expect(own.count { !$0.isQuestion } == 1)
      let skills = own.compactMap { step -> Skill? in
        if case .ask(_, let kind) = step { kind.skill } else { nil }
      }
      #expect(skills == Skill.allCases, "skills are climbed in their order")
    }
  }

  @Test func `doesn't introduce what was begun`() {
    let steps = plan(
      SmallCourse.words(2),
      standing([("house", .understand, memory(reviewed: -1, due: 3))])
    )
    #expect(!steps.contains(.introduce(small("house"))))
    #expect(steps.contains(.introduce(small("dog"))))
  }

  @Test func `loses no step and adds none when it is spread`() {
    let names = ["a", "a", "a", "b", "b", "c"].map { Entry.ID(rawValue: $0) }
    let steps = names.map { LessonStep.ask($0, .choose) }
    let spread = LessonPlanner.interleaved(steps)
    #expect(spread.map(\.entry.rawValue).sorted() == names.map(\.rawValue))
    #expect(spread.map(\.entry.rawValue) == ["a", "b", "a", "b", "a", "c"])
  }

  @Test func `is the same for the same seed and another for another`() {
    #expect(plan(SmallCourse.sixWords, seed: 1) == plan(SmallCourse.sixWords, seed: 1))
    #expect(plan(SmallCourse.sixWords, seed: 1) != plan(SmallCourse.sixWords, seed: 2))
  }

  @Test func `of an empty course is empty`() {
    #expect(plan(SmallCourse.of([])).isEmpty)
  }

  @Test func `of one entry introduces it and climbs its skills`() {
    let house = small("house")
    #expect(
      plan(SmallCourse.words(1)) == [
        .introduce(house), .ask(house, .choose), .ask(house, .dictate),
        .ask(house, .repeatPhrase),
      ]
    )
  }

  @Test func `asks for at least one entry, whatever is wished`() {
    for items in [Int.min, -1, 0, 1] {
      #expect(entries(plan(SmallCourse.sixWords, items: items)).count == 1)
    }
    #expect(entries(plan(SmallCourse.sixWords, items: .max)).count == 6)
  }

  @Test func `leaves out entries that lack one of the languages`() {
    let course = SmallCourse.of([
      SmallCourse.entry("house", [.english: ["house"], .german: ["Haus"]]),
      SmallCourse.entry("dog", [.french: ["chien"]]),
      SmallCourse.entry("cat", [.english: ["cat"], .french: ["chat"]]),
    ])
    #expect(entries(plan(course)) == [small("cat")])
    #expect(entries(plan(course, target: .italian)) == [])
  }

  @Test func `bears a day that lies before the last review`() {
    let steps = plan(
      SmallCourse.words(1),
      standing(all("house", memory(reviewed: 3, due: 0)))
    )
    #expect(steps.count == 3)
  }

  @Test func `has writing by ear and by eye among new entries`() {
    let steps = plan(SmallCourse.sixWords)
    let kinds = Set(
      steps.compactMap { step -> ExerciseKind? in
        if case .ask(_, let kind) = step { kind } else { nil }
      }
    )
    #expect(kinds == [.choose, .translate, .dictate, .repeatPhrase])
  }
}
