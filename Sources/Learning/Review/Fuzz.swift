/// Spreads the days on which items come due, so that what was learnt together is not always asked
/// together: a day either way and a share of the interval, as Anki does (`states/fuzz.rs`).
public enum Fuzz {
  /// A part of the interval and the share of its days that is added to the spread.
  private struct Band {
    let start: Double
    let end: Double
    let share: Double

    func spread(of interval: Double) -> Double { share * max(min(interval, end) - start, 0) }
  }

  /// Shorter intervals are not spread, in days.
  private static let shortest = 2.5
  private static let days = Band(start: shortest, end: 7, share: 0.15)
  private static let weeks = Band(start: 7, end: 20, share: 0.1)
  private static let months = Band(start: 20, end: .infinity, share: 0.05)

  /// The days that an interval may be spread to, none of them outside `limits`.
  ///
  /// Longer intervals have later ranges. A lower limit keeps one interval above another where the
  /// order has to be strict; with the same chance the order is never reversed without it.
  public static func range(
    around interval: Double,
    within limits: ClosedRange<Int>
  ) -> ClosedRange<Int> {
    let interval = interval.clamped(to: Double(limits.lowerBound)...Double(limits.upperBound))
    let spread = spread(of: interval)
    let lower = max(Int((interval - spread).rounded()), limits.lowerBound)
    let upper = min(Int((interval + spread).rounded()), limits.upperBound)
    return lower...upper
  }

  /// The day of the range that `chance`, 0..<1, picks; each day is picked by an equal part of it.
  public static func days(
    around interval: Double,
    within limits: ClosedRange<Int>,
    chance: Double
  ) -> Int {
    let range = range(around: interval, within: limits)
    // Rounding down, not to the nearest day, keeps the ends as likely as the rest and in range.
    let step = Int(chance.clamped(to: 0...1) * Double(range.count))
    return min(range.lowerBound + step, range.upperBound)
  }

  private static func spread(of interval: Double) -> Double {
    guard interval >= shortest else { return 0 }
    return 1 + days.spread(of: interval) + weeks.spread(of: interval)
      + months.spread(of: interval)
  }
}
