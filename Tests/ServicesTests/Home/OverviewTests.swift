import Learning
import Services
import TestSupport
import Testing

@Suite struct `An overview` {
  let today = LearnerDay(rawValue: 20_000)
  let teachable = SmallCourse.sixWords.order

  private func memory(
    due: Int,
    reviewed: Int = -1,
    stability: Double = 100,
    difficulty: Double = 5,
    lapses: Int = 0
  ) -> Memory {
    Memory(
      state: MemoryState(stability: stability, difficulty: difficulty),
      lastReview: today.advanced(byDays: reviewed),
      due: today.advanced(byDays: due),
      reviews: 1,
      lapses: lapses
    )
  }

  private func overview(_ memories: [(String, Skill, Memory)], points: Int = 0) -> Overview {
    Overview(
      standing: LearnerStanding(
        memories: Dictionary(
          memories.map {
            (MemoryKey(entry: small($0), language: .french, skill: $1), $2)
          },
          uniquingKeysWith: { first, _ in first }
        ),
        points: points
      ),
      teachable: teachable,
      today: today,
      scheduler: Scheduler()
    )
  }

  @Test func `of nothing learnt has nothing in it`() {
    let overview = overview([])
    #expect(overview.entries == 6)
    #expect([overview.begun, overview.due, overview.dueTomorrow, overview.points] == [0, 0, 0, 0])
    #expect(overview.nextDue == nil)
    #expect(overview.forecast == Array(repeating: 0, count: 14))
    #expect(overview.skills.map(\.skill) == Skill.allCases)
    #expect(overview.skills.allSatisfy { $0.known == 0 && $0.begun == 0 })
    #expect(overview.weak.isEmpty)
  }

  @Test func `counts an entry once, on the first day on which any skill is due`() {
    let overview = overview(
      [
        ("house", .understand, memory(due: -3)), ("house", .write, memory(due: 1)),
        ("dog", .understand, memory(due: 0)), ("cat", .speak, memory(due: 1)),
        ("bread", .understand, memory(due: 13)), ("water", .understand, memory(due: 14)),
      ],
      points: 12
    )
    #expect(overview.begun == 5)
    #expect(overview.due == 2)
    #expect(overview.dueTomorrow == 1)
    #expect(overview.nextDue == today.advanced(byDays: 1))
    #expect(overview.forecast == [2, 1] + Array(repeating: 0, count: 11) + [1])
    #expect(overview.points == 12)
  }

  @Test func `leaves out what isn't taught in this direction`() {
    let overview = overview([("elsewhere", .write, memory(due: 0, lapses: 3))])
    #expect(overview.begun == 0 && overview.due == 0 && overview.weak.isEmpty)
  }

  @Test func `knows what would be recalled today with nine in ten`() {
    let overview = overview([
      ("house", .write, memory(due: 5, reviewed: -10, stability: 10)),
      ("dog", .write, memory(due: 5, reviewed: -11, stability: 10)),
      ("cat", .understand, memory(due: 5, reviewed: 0, stability: 0.1)),
    ])
    #expect(overview.skills.map(\.begun) == [1, 2, 0])
    #expect(overview.skills.map(\.known) == [1, 1, 0])
  }

  @Test func `lists the five weakest, the oftenest forgotten first`() {
    let overview = overview([
      ("house", .write, memory(due: 5)),
      ("dog", .write, memory(due: 5, lapses: 1)),
      ("cat", .understand, memory(due: 5, lapses: 1)), ("cat", .write, memory(due: 5, lapses: 1)),
      ("bread", .write, memory(due: 5, difficulty: 8)),
      ("water", .write, memory(due: 5, difficulty: 9)),
      ("tree", .write, memory(due: 0, reviewed: -500, stability: 1)),
    ])
    #expect(overview.weak == ["cat", "dog", "water", "bread", "tree"].map(small))
  }

  @Test func `of a lesson says what the lesson did`() throws {
    let pupil = Pupil()
    let session = try pupil.session(items: 2)
    while session.moment != .finished {
      _ = try session.answerRight()
      session.goOn()
    }
    let overview = try pupil.tutor.overview(base: .english, target: .french)
    #expect(overview.begun == 2 && overview.points == 6 && overview.due == 0)
    #expect(overview.skills.map(\.begun) == [2, 2, 2])
    #expect(overview.skills.map(\.known) == [2, 2, 2])
    #expect(try pupil.tutor.overview(base: .english, target: .german).points == 0)
  }
}
