import Foundation

/// Schedules reviews by FSRS-6: what a grade does to a memory, and when it is due again.
///
/// The same arguments give the same result to the last bit; time and chance are arguments.
/// Where the published implementations differ, it follows fsrs-rs.
public struct Scheduler: Sendable {
  /// The desired retentions that can be set.
  public static let desiredRetentions = 0.7...0.99
  /// The longest intervals that can be set, in days.
  public static let maximumIntervals = 1...36500

  /// The weights.
  public let parameters: FSRSParameters
  /// The probability of recall at which a memory comes due; 0.7…0.99.
  public let desiredRetention: Double
  /// The longest interval, in days; 1…36500.
  public let maximumIntervalDays: Int
  private let model: MemoryModel
  /// Days of interval for a day of stability.
  private let intervalFactor: Double

  /// A scheduler for the usual retention of 0.9, with intervals of up to 36500 days.
  public init(parameters: FSRSParameters = .published) {
    self.init(checked: parameters, 0.9, Self.maximumIntervals.upperBound)
  }

  /// A scheduler for a desired retention of 0.7…0.99 and intervals of at most 1…36500 days.
  ///
  /// - Throws: ``SchedulingError`` if one of the two lies outside its range.
  public init(
    parameters: FSRSParameters = .published,
    desiredRetention: Double,
    maximumIntervalDays: Int = 36500
  ) throws(SchedulingError) {
    guard Self.desiredRetentions.contains(desiredRetention) else {
      throw .desiredRetentionOutOfRange(desiredRetention)
    }
    guard Self.maximumIntervals.contains(maximumIntervalDays) else {
      throw .maximumIntervalOutOfRange(maximumIntervalDays)
    }
    self.init(checked: parameters, desiredRetention, maximumIntervalDays)
  }

  private init(checked parameters: FSRSParameters, _ retention: Double, _ maximum: Int) {
    self.parameters = parameters
    desiredRetention = retention
    maximumIntervalDays = maximum
    model = MemoryModel(parameters)
    intervalFactor = (pow(retention, 1 / model.decay) - 1) / model.factor
  }

  /// The state after a review.
  ///
  /// - Parameters:
  ///   - grade: How well the item was remembered.
  ///   - state: The state before, or nil at the first review.
  ///   - elapsedDays: Days since the review before; 0 is the same day, and so is less.
  /// - Returns: Stability in 0.001…36500 days and difficulty in 1…10.
  public func state(
    after grade: Grade,
    from state: MemoryState?,
    elapsedDays: Double
  ) -> MemoryState {
    guard let state else { return model.state(afterFirst: grade) }
    return model.state(after: grade, from: state, elapsedDays: elapsedDays > 0 ? elapsedDays : 0)
  }

  /// The probability of recall, 0…1, so many days after the last review.
  public func retrievability(of state: MemoryState, elapsedDays: Double) -> Double {
    model.retrievability(
      state.stability.clamped(to: MemoryModel.stabilities),
      elapsedDays > 0 ? elapsedDays : 0
    )
  }

  /// The days until the probability of recall falls to the desired retention, neither rounded nor
  /// limited.
  public func intervalDays(stability: Double) -> Double { stability * intervalFactor }

  /// The memory after a review on a learner's day; `chance`, 0..<1, spreads the day it is due.
  ///
  /// If the clock was set back, it is a review of the same day as the last one, which stays where
  /// it is, and the due day is counted from the day the learner has now. A lapse is an again on a
  /// later day than the review before: failing once more on the same day counts no second one.
  public func review(
    _ memory: Memory?,
    grade: Grade,
    on day: LearnerDay,
    chance: Double
  ) -> Memory {
    let lastReview = max(day, memory?.lastReview ?? day)
    let elapsedDays = memory.map { lastReview.days(since: $0.lastReview) } ?? 0
    let state = state(after: grade, from: memory?.state, elapsedDays: Double(elapsedDays))
    let interval = Fuzz.days(
      around: intervalDays(stability: state.stability),
      within: 1...maximumIntervalDays,
      chance: chance
    )
    let lapsed = grade == .again && elapsedDays > 0
    return Memory(
      state: state,
      lastReview: lastReview,
      due: day.advanced(byDays: interval),
      reviews: (memory?.reviews ?? 0) + 1,
      lapses: (memory?.lapses ?? 0) + (lapsed ? 1 : 0)
    )
  }
}
