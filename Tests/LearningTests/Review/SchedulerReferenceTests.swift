import Learning
import Testing

/// What py-fsrs 6.3.2 and fsrs-rs (by fsrs-rs-python 0.9.3) publish in their tests, and what they
/// make of random reviews.
struct SchedulerReferenceTests {
  let scheduler = Scheduler()

  @Test func `IF 3.1 random reviews give the states and intervals of fsrs-rs`() throws {
    try replay { review, scheduler, state in
      let interval = scheduler.intervalDays(stability: state.stability)
      #expect(isClose(state, review.rust.state, 1e-4), "sequence \(review.sequence)")
      #expect(isClose(interval, review.rust.interval, 1e-4), "sequence \(review.sequence)")
    }
  }

  @Test func `IF 3.1 random reviews give the states and intervals of py-fsrs`() throws {
    try replay { review, scheduler, state in
      guard let python = review.python else { return }
      // py-fsrs computes in doubles too; the table has nine digits.
      #expect(isClose(state, python.state, 1e-8), "sequence \(review.sequence)")
      let interval = min(max(scheduler.intervalDays(stability: state.stability), 1), 36500)
      #expect(abs(interval - python.intervalDays) <= 0.500001, "sequence \(review.sequence)")
    }
  }

  @Test func `py-fsrs test_review_card: intervals of the published sequence`() {
    let grades: [Grade] = [
      .good, .good, .good, .good, .good, .good, .again, .again, .good, .good, .good, .good, .good,
    ]
    // Intervals of 0 are steps of minutes there, which this scheduler doesn't have.
    let published = [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]
    var state: MemoryState?
    var elapsedDays = 0
    for (grade, days) in zip(grades, published) {
      let next = scheduler.state(after: grade, from: state, elapsedDays: Double(elapsedDays))
      if days > 0 {
        #expect(scheduler.intervalDays(stability: next.stability).rounded() == Double(days))
      }
      (state, elapsedDays) = (next, days)
    }
  }

  @Test(arguments: [(frozen: false, stability: 53.62691), (frozen: true, stability: 53.335106)])
  func `py-fsrs and fsrs-rs test_memo_state: with and without short-term weights`(
    frozen: Bool,
    stability: Double
  ) throws {
    var weights = FSRSParameters.published.weights
    if frozen { weights.replaceSubrange(17...19, with: [0, 0, 0]) }
    let scheduler = Scheduler(parameters: try FSRSParameters(weights: weights))
    let reviews: [(Grade, Double)] = [
      (.again, 0), (.good, 0), (.good, 1), (.good, 3), (.good, 8), (.good, 21),
    ]
    let state = reviews.reduce(nil as MemoryState?) { state, review in
      scheduler.state(after: review.0, from: state, elapsedDays: review.1)
    }
    #expect(abs(try #require(state).stability - stability) < 1e-4)
    #expect(abs(try #require(state).difficulty - 6.3574867) < 1e-4)
  }

  @Test func `py-fsrs test_repeated_correct_reviews: easy on one day ends at difficulty 1`() {
    let state = (0..<10).reduce(nil as MemoryState?) { state, _ in
      scheduler.state(after: .easy, from: state, elapsedDays: 0)
    }
    #expect(state?.difficulty == 1)
  }

  @Test(arguments: [
    (Grade.again, 1.596818, 8.341763), (.hard, 5.0, 6.6659956), (.good, 5.0, 4.990228),
    (.easy, 8.12961, 3.3144615),
  ])
  func `fsrs-rs test_next_stability and test_next_difficulty: a second review on one day`(
    grade: Grade,
    stability: Double,
    difficulty: Double
  ) {
    let before = MemoryState(stability: 5, difficulty: 5)
    let state = scheduler.state(after: grade, from: before, elapsedDays: 0)
    #expect(isClose(state, MemoryState(stability: stability, difficulty: difficulty), 1e-6))
  }

  @Test(arguments: [
    (0.0, 1.0, 1.0), (1, 2, 0.9403443), (2, 3, 0.9253786), (3, 4, 0.9185229), (4, 4, 0.9),
    (5, 2, 0.8261359),
  ])
  func `fsrs-rs test_power_forgetting_curve`(elapsed: Double, stability: Double, recall: Double) {
    let state = MemoryState(stability: stability, difficulty: 5)
    #expect(isClose(scheduler.retrievability(of: state, elapsedDays: elapsed), recall, 1e-6))
  }

  @Test(arguments: [(0.7, 9.0), (0.8, 3), (0.9, 1)])
  func `fsrs-rs test_next_interval: a day of stability`(retention: Double, days: Double) throws {
    let scheduler = try Scheduler(desiredRetention: retention)
    #expect(scheduler.intervalDays(stability: 1).rounded() == days)
  }

  /// Replays every sequence of the table and hands over each state beside its reference.
  private func replay(_ compare: (ReferenceReview, Scheduler, MemoryState) -> Void) throws {
    let schedulers = try referenceSchedulers()
    var last: (sequence: Int, state: MemoryState)?
    for row in try fixture("fsrs-reviews") {
      let review = try ReferenceReview(row)
      let scheduler = try #require(schedulers[review.set])
      let before = last?.sequence == review.sequence ? last?.state : nil
      let state = scheduler.state(
        after: review.grade,
        from: before,
        elapsedDays: review.elapsedDays
      )
      compare(review, scheduler, state)
      last = (review.sequence, state)
    }
    #expect(last?.sequence == 299)
  }

  private func isClose(_ one: MemoryState, _ other: MemoryState, _ tolerance: Double) -> Bool {
    isClose(one.stability, other.stability, tolerance)
      && isClose(one.difficulty, other.difficulty, tolerance)
  }

  private func isClose(_ one: Double, _ other: Double, _ tolerance: Double) -> Bool {
    abs(one - other) <= tolerance * abs(other)
  }
}
