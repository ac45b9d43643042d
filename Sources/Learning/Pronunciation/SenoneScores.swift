/// The phones of an acoustic model, three states each.
public struct PhoneSet: Sendable, Hashable {
  /// States of a phone: its beginning, middle and end.
  public static let statesPerPhone = 3
  /// The names, in the order of the model: ARPAbet, `SIL` for silence, `+…+` for other noises.
  public let names: [String]
  private let indices: [String: Int]

  /// The phones of a model by their names.
  public init(names: [String]) {
    self.names = names
    self.indices = Dictionary(
      zip(names, names.indices),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The index of a phone.
  public func index(of name: String) -> Int? { indices[name] }

  /// The phones that are speech, in the order of the model.
  public var speech: [Int] {
    names.indices.filter { names[$0] != "SIL" && !names[$0].hasPrefix("+") }
  }

  /// The phones that stand for a pause: silence and noise that is no speech.
  public var pauses: [Int] {
    names.indices.filter { names[$0] == "SIL" || names[$0] == "+NSN+" }
  }
}

/// How well every state of every phone fits each frame of a recording, as log likelihoods.
///
/// One column a state, phone by phone, and a last one for a pause: the best state of the phones
/// that stand for one. A frame is 10 ms.
public struct SenoneScores: Sendable, Hashable {
  /// Frames a second.
  public static let framesPerSecond = 100.0
  /// The phones that the columns stand for.
  public let phones: PhoneSet
  /// How many frames there are.
  public let frameCount: Int
  /// How many columns a frame has.
  public let columnCount: Int
  /// The scores, frame by frame.
  public let values: [Float]

  /// Scores from the states' log likelihoods, frame by frame, `3 × phones` a frame.
  public init(phones: PhoneSet, stateScores: [Float]) {
    let states = phones.names.count * PhoneSet.statesPerPhone
    self.phones = phones
    frameCount = states == 0 ? 0 : stateScores.count / states
    columnCount = states + 1
    let pauses = phones.pauses.flatMap { phone in
      (0..<PhoneSet.statesPerPhone).map { phone * PhoneSet.statesPerPhone + $0 }
    }
    var values: [Float] = []
    values.reserveCapacity(frameCount * columnCount)
    for frame in 0..<frameCount {
      let row = stateScores[frame * states..<(frame + 1) * states]
      values += row
      values.append(pauses.map { row[row.startIndex + $0] }.max() ?? -.infinity)
    }
    self.values = values
  }

  /// The column of a pause.
  public var pauseColumn: Int { columnCount - 1 }

  /// The score of a column at a frame.
  public subscript(frame: Int, column: Int) -> Float { values[frame * columnCount + column] }
}
