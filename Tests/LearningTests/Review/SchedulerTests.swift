import Learning
import Testing

/// What holds of every review, shown on seeded chance, and the days that a memory keeps.
struct SchedulerTests {
  let scheduler = Scheduler()
  let monday = LearnerDay(rawValue: 20_000)

  @Test(arguments: ["published", "fitted", "anywhere"])
  func `stability and difficulty stay in range whatever happens`(set: String) throws {
    let scheduler = try #require(referenceSchedulers()[set])
    var chance = SeededChance(1)
    for _ in 0..<200 {
      var state: MemoryState?
      for _ in 0..<50 {
        let next = scheduler.state(
          after: try #require(Grade.allCases.randomElement(using: &chance)),
          from: state,
          elapsedDays: Double(Int(chance.stability()))
        )
        #expect((0.001...36500).contains(next.stability))
        #expect((1...10).contains(next.difficulty))
        state = next
      }
    }
  }

  @Test(arguments: [
    MemoryState(stability: -1, difficulty: 0), MemoryState(stability: 1e9, difficulty: 99),
    MemoryState(stability: .nan, difficulty: .nan),
  ])
  func `a state from outside the ranges comes back into them`(state: MemoryState) {
    for grade in Grade.allCases {
      for elapsed in [-Double.infinity, 0, 1, .infinity, .nan] {
        let next = scheduler.state(after: grade, from: state, elapsedDays: elapsed)
        #expect((0.001...36500).contains(next.stability))
        #expect((1...10).contains(next.difficulty))
      }
    }
  }

  @Test func `remembering never lowers stability, forgetting never raises it`() {
    var chance = SeededChance(2)
    for _ in 0..<20_000 {
      let state = chance.memoryState()
      let elapsed = Double.random(in: 0...2, using: &chance) * state.stability
      for elapsed in [0, elapsed.rounded(.up)] {
        let next = Grade.allCases.map {
          scheduler.state(after: $0, from: state, elapsedDays: elapsed).stability
        }
        #expect(next[0] <= state.stability)
        #expect(state.stability <= next[1])
        #expect(next == next.sorted(), "a better grade never gives less: \(state) \(elapsed)")
      }
    }
  }

  @Test func `retrievability starts at 1, falls with time, and is 0.9 after the stability`() {
    var chance = SeededChance(3)
    for _ in 0..<2_000 {
      let state = chance.memoryState()
      let recalls = (0...50).map {
        scheduler.retrievability(of: state, elapsedDays: Double($0) * state.stability / 10)
      }
      #expect(recalls[0] == 1)
      #expect(zip(recalls, recalls.dropFirst()).allSatisfy { $0 > $1 })
      #expect(abs(recalls[10] - 0.9) < 1e-12)
    }
  }

  @Test(arguments: [0.7, 0.8, 0.9, 0.95, 0.99])
  func `retrievability at the interval is the desired retention`(retention: Double) throws {
    let scheduler = try Scheduler(desiredRetention: retention)
    let state = MemoryState(stability: 12.5, difficulty: 5)
    let interval = scheduler.intervalDays(stability: state.stability)
    let recall = scheduler.retrievability(of: state, elapsedDays: interval)
    #expect(abs(recall - retention) < 1e-12)
  }

  @Test func `intervals grow with stability and shrink with the desired retention`() throws {
    var chance = SeededChance(4)
    let strict = try Scheduler(desiredRetention: 0.95)
    for _ in 0..<2_000 {
      let one = chance.stability()
      let other = chance.stability()
      #expect(
        (one < other)
          == (scheduler.intervalDays(stability: one) < scheduler.intervalDays(stability: other))
      )
      #expect(strict.intervalDays(stability: one) < scheduler.intervalDays(stability: one))
    }
  }

  @Test func `with the same chance a better grade is never due earlier`() {
    var chance = SeededChance(5)
    for _ in 0..<5_000 {
      let memory = memory(chance.memoryState(), lastReview: monday)
      let today = monday.advanced(byDays: Int.random(in: 0...60, using: &chance))
      let draw = Double.random(in: 0..<1, using: &chance)
      let due = Grade.allCases.map {
        scheduler.review(memory, grade: $0, on: today, chance: draw).due
      }
      #expect(due == due.sorted())
      #expect(due.allSatisfy { (1...36500).contains($0.days(since: today)) })
    }
  }

  @Test func `the same review gives the same memory to the last bit`() {
    var chance = SeededChance(6)
    for _ in 0..<1_000 {
      let memory = memory(chance.memoryState(), lastReview: monday)
      let today = monday.advanced(byDays: 9)
      let again = Scheduler().review(memory, grade: .good, on: today, chance: 0.4)
      #expect(scheduler.review(memory, grade: .good, on: today, chance: 0.4) == again)
    }
  }

  @Test func `a first review makes a memory that is due by its grade`() {
    let due = Grade.allCases.map {
      scheduler.review(nil, grade: $0, on: monday, chance: 0.5).due.days(since: monday)
    }
    #expect(due == [1, 1, 2, 8])
  }

  @Test func `a failed first review is no lapse, nor is failing again on the day`() {
    let first = scheduler.review(nil, grade: .again, on: monday, chance: 0)
    let second = scheduler.review(first, grade: .again, on: monday, chance: 0)
    #expect([first.lapses, second.lapses] == [0, 0])
    #expect([first.reviews, second.reviews] == [1, 2])
  }

  @Test func `failing on a later day is a lapse, once a day, and remembering is none`() {
    let known = scheduler.review(nil, grade: .good, on: monday, chance: 0)
    let tuesday = monday.advanced(byDays: 1)
    let lapsed = scheduler.review(known, grade: .again, on: tuesday, chance: 0)
    let twice = scheduler.review(lapsed, grade: .again, on: tuesday, chance: 0)
    let hard = scheduler.review(known, grade: .hard, on: tuesday, chance: 0)
    #expect([known.lapses, lapsed.lapses, twice.lapses, hard.lapses] == [0, 1, 1, 0])
  }

  @Test func `a clock that was set back makes a review of the same day`() {
    let memory = memory(MemoryState(stability: 5, difficulty: 5), lastReview: monday)
    let sunday = monday.advanced(byDays: -1)
    let back = scheduler.review(memory, grade: .again, on: sunday, chance: 0)
    #expect(back.state == scheduler.review(memory, grade: .again, on: monday, chance: 0).state)
    #expect(back.lastReview == monday)
    #expect(back.due == sunday.advanced(byDays: 2))
    #expect(back.lapses == memory.lapses)
  }

  @Test func `no interval is longer than the longest allowed`() throws {
    let scheduler = try Scheduler(desiredRetention: 0.9, maximumIntervalDays: 30)
    let memory = memory(MemoryState(stability: 900, difficulty: 2), lastReview: monday)
    let next = scheduler.review(memory, grade: .easy, on: monday, chance: 0.999)
    #expect(next.due.days(since: monday) == 30)
    #expect(next.state.stability >= 900)
  }

  private func memory(_ state: MemoryState, lastReview: LearnerDay) -> Memory {
    Memory(state: state, lastReview: lastReview, due: lastReview, reviews: 3, lapses: 1)
  }
}
