/// The best way to lay a recording along a phrase (Viterbi).
struct ForcedAlignment: Sendable {
  /// The sum of the scores along the way.
  let score: Float
  /// The chain's state at every frame.
  let path: [Int]

  /// Aligns frames with a chain; nil where there are fewer frames than states to pass.
  init?(_ scores: SenoneScores, _ chain: PhoneChain, frames: Range<Int>? = nil) {
    let frames = frames ?? 0..<scores.frameCount
    guard !frames.isEmpty, !chain.states.isEmpty else { return nil }
    var search = ViterbiSearch(chain, frameCount: frames.count)
    for frame in frames { search.advance(scores, frame: frame) }
    guard let end = search.bestEnd(of: chain) else { return nil }
    score = search.current[end]
    path = search.trace(from: end)
  }
}

/// The running state of a Viterbi search over a chain; the chain's transitions cost nothing.
private struct ViterbiSearch {
  private(set) var current: [Float]
  private var next: [Float]
  private var origins: [Int32] = []
  private let columns: [Int]
  private let before: [Int32]
  private let bounds: [Int]
  private let starts: [Int]

  init(_ chain: PhoneChain, frameCount: Int) {
    current = Array(repeating: -.infinity, count: chain.states.count)
    next = current
    origins.reserveCapacity(frameCount * chain.states.count)
    columns = chain.states.map(\.column)
    before = chain.states.flatMap { $0.before.map(Int32.init) }
    bounds = chain.states.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.before.count) }
    starts = chain.starts
  }

  mutating func advance(_ scores: SenoneScores, frame: Int) {
    if origins.isEmpty {
      for state in starts { current[state] = scores[frame, columns[state]] }
      origins += current.indices.map(Int32.init)
      return
    }
    for state in current.indices {
      var best = current[state]
      var origin = Int32(state)
      for index in bounds[state]..<bounds[state + 1] where current[Int(before[index])] > best {
        origin = before[index]
        best = current[Int(origin)]
      }
      next[state] = best + scores[frame, columns[state]]
      origins.append(origin)
    }
    swap(&current, &next)
  }

  func bestEnd(of chain: PhoneChain) -> Int? {
    let end = chain.ends.max { current[$0] < current[$1] }
    return end.flatMap { current[$0] > -.infinity ? $0 : nil }
  }

  func trace(from end: Int) -> [Int] {
    let width = current.count
    let frameCount = origins.count / width
    var path = Array(repeating: end, count: frameCount)
    for frame in stride(from: frameCount - 1, to: 0, by: -1) {
      path[frame - 1] = Int(origins[frame * width + path[frame]])
    }
    return path
  }
}
