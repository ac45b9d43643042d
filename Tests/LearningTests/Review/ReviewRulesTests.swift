import Learning
import Testing

struct ReviewRulesTests {
  let rules = ReviewRules()
  let day = LearnerDay(rawValue: 20_000)
  let key = MemoryKey(
    entry: Entry.ID(rawValue: "house"),
    language: .italian,
    skill: .write
  )
  let known = Memory(
    state: MemoryState(stability: 10, difficulty: 5),
    lastReview: LearnerDay(rawValue: 19_990),
    due: LearnerDay(rawValue: 20_000),
    reviews: 3,
    lapses: 0
  )

  @Test func `a review with a grade gives the scheduler's memory`() throws {
    let memory = try #require(rules.memory(after: event("a", grade: .good), from: known))
    let scheduled = Scheduler().review(known, grade: .good, on: day, chance: 0.5)
    #expect(memory.state == scheduled.state)
    #expect(memory.reviews == 4)
    #expect(memory.lastReview == day)
  }

  @Test func `a review without a grade changes no memory`() {
    #expect(rules.memory(after: event("a", grade: nil), from: known) == nil)
    #expect(rules.memory(after: event("a", grade: nil), from: nil) == nil)
  }

  @Test func `a completion changes no memory`() {
    let event = event("a", payload: .completion(key, .translate))
    #expect(rules.memory(after: event, from: known) == nil)
  }

  @Test func `an event gives the same memory whenever and by whomever it is replayed`() {
    let event = event("0123456789abcdef0123456789abcdef", grade: .good)
    let elsewhere = LogEvent(
      id: event.id,
      time: LogTime(milliseconds: 7, counter: 7),
      device: "other",
      day: event.day,
      payload: event.payload
    )
    let memory = rules.memory(after: event, from: known)
    #expect(ReviewRules().memory(after: elsewhere, from: known) == memory)
    // Written down, because a change of this number changes what every log means.
    #expect(memory?.due.days(since: day) == 35)
  }

  @Test func `ids that differ by one digit spread over the whole range, equally often`() throws {
    var counts: [Int: Int] = [:]
    let events = 20_000
    for number in 0..<events {
      let hex = String(number, radix: 16)
      let id = String(repeating: "0", count: 32 - hex.count) + hex
      let memory = try #require(rules.memory(after: event(id, grade: .good), from: known))
      counts[memory.due.days(since: day), default: 0] += 1
    }
    let stability = Scheduler().state(after: .good, from: known.state, elapsedDays: 10).stability
    let range = Fuzz.range(around: stability, within: 1...36500)
    #expect(counts.keys.sorted() == Array(range))
    let expected = Double(events) / Double(range.count)
    #expect(counts.values.allSatisfy { abs(Double($0) - expected) < expected / 5 })
  }

  private func event(_ id: String, grade: Grade?) -> LogEvent {
    let record = ReviewRecord(
      key: key,
      exercise: .translate,
      verdict: .right,
      grade: grade,
      answerMilliseconds: 2_000,
      rules: ReviewRules.version,
      ended: true
    )
    return event(id, payload: .review(record))
  }

  private func event(_ id: String, payload: LogPayload) -> LogEvent {
    LogEvent(
      id: id,
      time: LogTime(milliseconds: 0, counter: 0),
      device: "here",
      day: day,
      payload: payload
    )
  }
}
