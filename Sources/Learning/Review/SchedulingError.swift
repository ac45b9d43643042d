/// Why numbers are refused that reviews were to be scheduled with.
public enum SchedulingError: ExplainedError, Equatable {
  /// FSRS-6 has 21 weights; so many were given.
  case weightCount(Int)
  /// The weight at an index is not a number, or infinite.
  case weightNotFinite(index: Int)
  /// The weight at an index lies outside the range it is fitted in.
  case weightOutOfRange(index: Int, value: Double, range: ClosedRange<Double>)
  /// The desired retention lies outside ``Scheduler/desiredRetentions``.
  case desiredRetentionOutOfRange(Double)
  /// The longest interval lies outside ``Scheduler/maximumIntervals``, in days.
  case maximumIntervalOutOfRange(Int)

  /// The key of the sentence.
  public var code: String {
    switch self {
    case .weightCount: "fsrsWeightCount"
    case .weightNotFinite: "fsrsWeightNotFinite"
    case .weightOutOfRange: "fsrsWeightOutOfRange"
    case .desiredRetentionOutOfRange: "desiredRetentionOutOfRange"
    case .maximumIntervalOutOfRange: "maximumIntervalOutOfRange"
    }
  }

  /// The number that was refused and the range it should lie in.
  public var facts: [String: String] {
    switch self {
    case .weightCount(let count):
      ["count": "\(count)", "expected": "\(FSRSParameters.ranges.count)"]
    case .weightNotFinite(let index):
      ["index": "\(index)"]
    case .weightOutOfRange(let index, let value, let range):
      Self.facts(of: value, in: range).merging(["index": "\(index)"]) { $1 }
    case .desiredRetentionOutOfRange(let value):
      Self.facts(of: value, in: Scheduler.desiredRetentions)
    case .maximumIntervalOutOfRange(let days):
      Self.facts(of: days, in: Scheduler.maximumIntervals)
    }
  }

  /// A value that was typed or read wrongly.
  public var kind: FailureKind { .usage }

  private static func facts<Number>(
    of value: Number,
    in range: ClosedRange<Number>
  ) -> [String: String] {
    ["value": "\(value)", "lowest": "\(range.lowerBound)", "highest": "\(range.upperBound)"]
  }
}
