public import Foundation
public import Learning

/// The learner's time: the wall clock, their time zone, and where their day begins.
public struct LearnerClock: Sendable {
  /// A learner's day begins at this hour, so that a late evening still belongs to it.
  public static let dayStartsAtHour = 4

  private let read: @Sendable () -> Date
  private let timeZone: TimeZone

  /// A clock over a source of wall time.
  public init(timeZone: TimeZone = .current, read: @escaping @Sendable () -> Date = { Date() }) {
    self.timeZone = timeZone
    self.read = read
  }

  /// The wall time.
  public var now: Date { read() }

  /// The wall time in milliseconds since 1970.
  public var milliseconds: Int64 { Int64((now.timeIntervalSince1970 * 1000).rounded(.down)) }

  /// The learner's day.
  public var today: LearnerDay { day(of: now) }

  /// The learner's day of a moment.
  public func day(of date: Date) -> LearnerDay {
    let seconds =
      date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
      - Double(Self.dayStartsAtHour * 3600)
    return LearnerDay(rawValue: Int((seconds / 86_400).rounded(.down)))
  }
}
