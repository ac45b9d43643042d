/// A step of the schema.
///
/// Once released it is never edited; a change is a new migration.
public struct Migration: Sendable {
  /// Its number; migrations are applied in the order of their numbers, counted from 1.
  public let number: Int
  /// What it does, in plain words.
  public let name: String
  /// Its statements, applied in one transaction.
  public let statements: [SQL]

  /// A migration from its parts.
  public init(number: Int, name: String, statements: [SQL]) {
    self.number = number
    self.name = name
    self.statements = statements
  }
}

extension Migration {
  /// Every migration, in order.
  public static let all: [Migration] = [
    Migration(number: 1, name: "learning log", statements: learningLog),
    Migration(number: 2, name: "settings", statements: settings),
  ]

  private static let learningLog: [SQL] = [
    """
    CREATE TABLE device (
      slot INTEGER NOT NULL PRIMARY KEY CHECK (slot = 1),
      id TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE events (
      learner TEXT NOT NULL,
      id TEXT NOT NULL,
      device TEXT NOT NULL,
      time_ms BIGINT NOT NULL,
      counter INTEGER NOT NULL,
      day INTEGER NOT NULL,
      language TEXT NOT NULL,
      kind TEXT NOT NULL,
      payload TEXT NOT NULL,
      PRIMARY KEY (learner, id)
    )
    """,
    "CREATE INDEX events_in_order ON events (learner, time_ms, counter, device, id)",
    """
    CREATE TABLE memories (
      learner TEXT NOT NULL,
      language TEXT NOT NULL,
      entry TEXT NOT NULL,
      skill TEXT NOT NULL,
      stability DOUBLE PRECISION NOT NULL,
      difficulty DOUBLE PRECISION NOT NULL,
      last_review INTEGER NOT NULL,
      due INTEGER NOT NULL,
      reviews INTEGER NOT NULL,
      lapses INTEGER NOT NULL,
      PRIMARY KEY (learner, language, entry, skill)
    )
    """,
    "CREATE INDEX memories_by_due ON memories (learner, language, due)",
    """
    CREATE TABLE proficiency (
      learner TEXT NOT NULL,
      language TEXT NOT NULL,
      points INTEGER NOT NULL,
      PRIMARY KEY (learner, language)
    )
    """,
  ]

  private static let settings: [SQL] = [
    """
    CREATE TABLE settings (
      learner TEXT NOT NULL,
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (learner, name)
    )
    """
  ]
}
