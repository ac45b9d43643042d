public import Learning

/// What a learner chose once and finds again: languages, tour, when speaking is off.
public struct LessonSettings: Sendable, Hashable {
  /// The language that the learner knows; nil before the first choice.
  public var base: Language?
  /// The language that is learnt; nil before the first choice.
  public var target: Language?
  /// Whether the tour was offered.
  public var tourOffered: Bool
  /// Until when speaking exercises are skipped, in milliseconds since 1970.
  public var speakingPausedUntil: Int64?

  /// "Can't speak now" lasts so long.
  public static let speakingPause = Duration.seconds(15 * 60)

  static let pauseMilliseconds = speakingPause.components.seconds * 1000

  /// Whether speaking is skipped at a moment, in milliseconds since 1970; a pause that would last
  /// longer than any can was stored by a clock that was wrong, and counts for nothing.
  func isSpeakingPaused(at moment: Int64) -> Bool {
    guard let end = speakingPausedUntil else { return false }
    return moment < end && end - moment <= Self.pauseMilliseconds
  }

  private enum Name {
    static let base = "language.base"
    static let target = "language.target"
    static let tourOffered = "tour.offered"
    static let speakingPausedUntil = "speaking.pausedUntil"
  }

  /// The settings as stored.
  public init(from store: any SettingsStore, of learner: LearnerID) throws {
    base = try store.setting(Name.base, of: learner).map(Language.init)
    target = try store.setting(Name.target, of: learner).map(Language.init)
    tourOffered = try store.setting(Name.tourOffered, of: learner) != nil
    speakingPausedUntil = try store.setting(Name.speakingPausedUntil, of: learner)
      .flatMap { Int64($0) }
  }

  /// Stores what differs from another state of the settings.
  public func save(
    over old: LessonSettings,
    in store: any SettingsStore,
    of learner: LearnerID
  ) throws {
    let values: [(name: String, old: String?, new: String?)] = [
      (Name.base, old.base?.rawValue, base?.rawValue),
      (Name.target, old.target?.rawValue, target?.rawValue),
      (Name.tourOffered, old.tourOffered ? "yes" : nil, tourOffered ? "yes" : nil),
      (
        Name.speakingPausedUntil, old.speakingPausedUntil.map(String.init),
        speakingPausedUntil.map(String.init)
      ),
    ]
    for value in values where value.old != value.new {
      try store.set(value.name, to: value.new, of: learner)
    }
  }
}
