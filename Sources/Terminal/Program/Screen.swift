public import Learning

/// The size of a terminal in characters.
public struct ScreenSize: Sendable, Hashable {
  /// Columns, at least 20.
  public let columns: Int
  /// Rows, at least 5.
  public let rows: Int

  /// A size; absurd values are mended.
  public init(columns: Int, rows: Int) {
    self.columns = max(20, columns)
    self.rows = max(5, rows)
  }
}

/// What is drawn: lines from the top, lines at the foot, and where the cursor stands.
public struct Frame: Sendable, Hashable {
  /// Lines from the top.
  public var body: [Line]
  /// Lines at the foot of the screen.
  public var foot: [Line]
  /// The line of the body and the column where the cursor stands; nil hides it.
  public var cursor: Cursor?
  /// The line of the body that stays on the screen where not all fit; nil is the last one.
  public var focus: Int?

  /// A place in the body.
  public struct Cursor: Sendable, Hashable {
    /// The line, from 0.
    public let line: Int
    /// The column, from 0.
    public let column: Int
  }

  /// A frame of lines.
  public init(body: [Line], foot: [Line] = [], cursor: Cursor? = nil, focus: Int? = nil) {
    self.body = body
    self.foot = foot
    self.cursor = cursor
    self.focus = focus
  }

  /// The rows of a screen of this size, foot at the bottom; what doesn't fit is cut from the top
  /// of the body, because the question and the answer stand below, and from its end only where
  /// the line that matters stands above.
  public func rows(for size: ScreenSize) -> (lines: [Line], cursor: Cursor?) {
    let foot = Array(foot.suffix(size.rows - 1))
    let room = size.rows - foot.count
    let cut = max(0, min(body.count - room, focus ?? .max))
    let shown = Array(body.dropFirst(cut).prefix(room))
    let gap = Array(repeating: Line([]), count: room - shown.count)
    let place = cursor.flatMap { cursor in
      (cut..<cut + room).contains(cursor.line)
        ? Cursor(line: cursor.line - cut, column: cursor.column) : nil
    }
    return (shown + gap + foot, place)
  }
}

/// What reaches a screen.
public enum ScreenEvent: Sendable {
  case key(Key)
  /// The voice has finished, or failed.
  case spoken((any Error)?)
  /// The recorder reports, or failed.
  case recording(Result<RecordingEvent, any Error>)
  /// The scorer is done.
  case scored(Result<PronunciationResult, any Error>)
}

/// What a screen asks of the world.
public enum ScreenCommand<Outcome: Sendable>: Sendable {
  /// The screen is done.
  case finish(Outcome)
  /// Read a text aloud; whatever was being read stops.
  case say(String, Language, SpeechPace)
  /// Stop the voice.
  case hush
  /// Record a phrase.
  case record
  /// End the recording.
  case stopRecording
  /// Score a recording.
  case score(Recording, String, Language)
}

/// A screen: state, what an event does to it, and how it looks.
public protocol Screen {
  associatedtype Outcome: Sendable

  /// What is asked of the world when the screen appears.
  mutating func appear() -> [ScreenCommand<Outcome>]
  /// What an event does.
  ///
  /// - Throws: an ``ExplainedError`` that ends the screen.
  mutating func update(_ event: ScreenEvent) throws -> [ScreenCommand<Outcome>]
  /// How it looks in a terminal of this size.
  func view(_ size: ScreenSize) -> Frame
}

extension Screen {
  /// Nothing is asked.
  public mutating func appear() -> [ScreenCommand<Outcome>] { [] }
}

/// Ctrl+C: the person wants out of the program, now.
public struct Interrupted: Error {
  /// The interruption.
  public init() {}
}
