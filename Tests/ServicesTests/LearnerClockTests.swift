import Foundation
import Learning
import Services
import Testing

@Suite struct `The learner's clock` {
  /// A local time of a zone as a moment; DST is told by the offset.
  private func moment(_ text: String) throws -> Date {
    try #require(try? Date(text, strategy: .iso8601))
  }

  private func day(_ zone: String, _ text: String) throws -> Int {
    let clock = LearnerClock(timeZone: try #require(TimeZone(identifier: zone)))
    return clock.day(of: try moment(text)).rawValue
  }

  @Test(arguments: [
    ("UTC", "1970-01-01T04:00:00Z", 0), ("UTC", "1970-01-01T03:59:59Z", -1),
    ("UTC", "1970-01-02T03:59:59Z", 0), ("UTC", "2025-11-21T10:00:00Z", 20_413),
    ("Europe/Berlin", "2025-11-21T03:59:59+01:00", 20_412),
    ("Europe/Berlin", "2025-11-21T04:00:00+01:00", 20_413),
    // The days that Berlin's clocks change.
    ("Europe/Berlin", "2025-03-30T01:59:59+01:00", 20_176),
    ("Europe/Berlin", "2025-03-30T03:00:00+02:00", 20_176),
    ("Europe/Berlin", "2025-03-30T03:59:59+02:00", 20_176),
    ("Europe/Berlin", "2025-03-30T04:00:00+02:00", 20_177),
    ("Europe/Berlin", "2025-10-26T02:59:59+02:00", 20_386),
    ("Europe/Berlin", "2025-10-26T02:00:00+01:00", 20_386),
    ("Europe/Berlin", "2025-10-26T03:59:59+01:00", 20_386),
    ("Europe/Berlin", "2025-10-26T04:00:00+01:00", 20_387),
    // Zones on both sides of the date line, and with odd offsets.
    ("Pacific/Kiritimati", "2025-11-21T04:00:00+14:00", 20_413),
    ("Pacific/Niue", "2025-11-21T03:59:59-11:00", 20_412),
    ("Asia/Kathmandu", "2025-11-21T04:00:00+05:45", 20_413),
    ("America/St_Johns", "2025-11-21T03:59:59-03:30", 20_412),
    ("Australia/Lord_Howe", "2025-04-06T04:00:00+10:30", 20_184),
  ])
  func `begins a day at four in the morning, whatever the clocks do`(
    _ zone: String,
    _ text: String,
    _ expected: Int
  ) throws {
    #expect(try day(zone, text) == expected)
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Sydney", "America/Santiago"])
  func `never runs backwards, and gives every day of a year once`(_ zone: String) throws {
    let clock = LearnerClock(timeZone: try #require(TimeZone(identifier: zone)))
    let start = try moment("2025-01-01T12:00:00Z")
    var last = clock.day(of: start).rawValue
    let first = last
    for quarter in 1...(365 * 96) {
      let day = clock.day(of: start.addingTimeInterval(Double(quarter) * 900)).rawValue
      #expect(day == last || day == last + 1)
      last = day
    }
    #expect(last == first + 365)
  }

  @Test func `reads wall time in whole milliseconds, rounded down`() {
    let clock = LearnerClock(timeZone: .gmt) { Date(timeIntervalSince1970: 1.999_9) }
    #expect(clock.milliseconds == 1_999)
    let early = LearnerClock(timeZone: .gmt) { Date(timeIntervalSince1970: -0.000_5) }
    #expect(early.milliseconds == -1)
    #expect(early.today == LearnerDay(rawValue: -1))
  }
}
