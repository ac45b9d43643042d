/// What a recording sounds like when any phone may follow any other: the measure of how good an
/// alignment could be at best.
struct PhoneLoop: Sendable {
  /// What a change of phone costs, as a log likelihood.
  static let changeCost: Float = 2
  /// The score of the best way at every frame.
  let frameScores: [Float]
  /// The phone of the best way at every frame; nil for a pause.
  let phones: [Int?]

  /// The best way through a recording.
  init(_ scores: SenoneScores) {
    var search = LoopSearch(scores)
    for frame in 0..<scores.frameCount { search.advance(scores, frame: frame) }
    let path = search.trace()
    frameScores = path.indices.map { scores[$0, path[$0]] }
    phones = path.map { $0 == scores.pauseColumn ? nil : $0 / PhoneSet.statesPerPhone }
  }
}

/// The running state of the loop's Viterbi search; a state is a column of the scores.
private struct LoopSearch {
  private let entries: [Int]
  private let pause: Int
  private let width: Int
  private var current: [Float]
  private var next: [Float]
  private var origins: [Int16] = []

  init(_ scores: SenoneScores) {
    entries = scores.phones.speech.map { $0 * PhoneSet.statesPerPhone }
    pause = scores.pauseColumn
    width = scores.columnCount
    current = Array(repeating: -.infinity, count: width)
    next = current
    origins.reserveCapacity(width * scores.frameCount)
  }

  mutating func advance(_ scores: SenoneScores, frame: Int) {
    let first = frame == 0
    var exit = pause
    for entry in entries where current[entry + 2] > current[exit] { exit = entry + 2 }
    let entering = first ? 0 : current[exit] - PhoneLoop.changeCost
    let base = frame * width
    for _ in 0..<width { origins.append(Int16(exit)) }
    step(
      pause,
      from: pause,
      entering: entering,
      exit: exit,
      base: base,
      score: scores[frame, pause]
    )
    for entry in entries {
      step(
        entry,
        from: entry,
        entering: entering,
        exit: exit,
        base: base,
        score: scores[frame, entry]
      )
      for state in entry + 1...entry + 2 {
        let moves = current[state - 1] > current[state]
        next[state] = max(current[state], current[state - 1]) + scores[frame, state]
        origins[base + state] = Int16(moves ? state - 1 : state)
      }
    }
    swap(&current, &next)
  }

  private mutating func step(
    _ state: Int,
    from own: Int,
    entering: Float,
    exit: Int,
    base: Int,
    score: Float
  ) {
    let stays = current[own] >= entering
    next[state] = max(current[own], entering) + score
    origins[base + state] = Int16(stays ? own : exit)
  }

  func trace() -> [Int] {
    let frameCount = origins.count / width
    guard frameCount > 0 else { return [] }
    var end = pause
    for entry in entries where current[entry + 2] > current[end] { end = entry + 2 }
    var path = Array(repeating: end, count: frameCount)
    for frame in stride(from: frameCount - 1, to: 0, by: -1) {
      path[frame - 1] = Int(origins[frame * width + path[frame]])
    }
    return path
  }
}
