import Foundation
import Services

extension DirectionOptions {
  /// The clock of the machine, or one that stands at `--now`.
  ///
  /// - Throws: ``UsageError/dateUnreadable(_:)``.
  func clock() throws -> LearnerClock {
    guard let now else { return LearnerClock() }
    guard let date = Self.date(now) else { throw UsageError.dateUnreadable(now) }
    return LearnerClock { date }
  }

  /// A date in ISO 8601: with a time and a zone, with a time of the own zone, or a day, whose noon
  /// is meant.
  static func date(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    for format in ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd"] {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.isLenient = false
      formatter.dateFormat = format
      guard let date = formatter.date(from: text) else { continue }
      return format.hasSuffix("dd") ? date.addingTimeInterval(12 * 3600) : date
    }
    return nil
  }
}
