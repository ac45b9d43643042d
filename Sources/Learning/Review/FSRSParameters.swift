/// The 21 weights of FSRS-6, w0…w20, in the order of fsrs-rs and py-fsrs.
public struct FSRSParameters: Sendable, Hashable {
  /// The weights, w0…w20, each inside its range of ``ranges``.
  public let weights: [Double]

  /// Weights that were fitted to somebody's reviews, or published.
  ///
  /// - Throws: ``SchedulingError`` if there are not 21 of them, or one is not finite or out of range.
  public init(weights: [Double]) throws(SchedulingError) {
    guard weights.count == Self.ranges.count else { throw .weightCount(weights.count) }
    for (index, (value, range)) in zip(weights, Self.ranges).enumerated() {
      guard value.isFinite else { throw .weightNotFinite(index: index) }
      guard range.contains(value) else {
        throw .weightOutOfRange(index: index, value: value, range: range)
      }
    }
    self.weights = weights
  }

  private init(published weights: [Double]) { self.weights = weights }

  /// The default weights of FSRS-6, fitted to the reviews of many thousand learners
  /// (`DEFAULT_PARAMETERS` of fsrs-rs and of py-fsrs 6.3.2).
  public static let published = FSRSParameters(published: [
    0.212, 1.2931, 2.3065, 8.2956,  // w0…w3: stability after a first again, hard, good, easy
    6.4133, 0.8334, 3.0194, 0.001,  // w4…w7: difficulty
    1.8722, 0.1666, 0.796,  // w8…w10: recall
    1.4835, 0.0614, 0.2629, 1.6483,  // w11…w14: forgetting
    0.6014, 1.8729,  // w15, w16: what hard takes off and easy adds
    0.5425, 0.0912, 0.0658,  // w17…w19: reviews of the same day
    0.1542,  // w20: decay of the forgetting curve
  ])

  /// The range of each weight (py-fsrs 6.3.2 `scheduler.py`; fsrs-rs clamps to the same ones).
  public static let ranges: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100,
    1...10, 0.001...4, 0.001...4, 0.001...0.75,
    0...4.5, 0...0.8, 0.001...3.5,
    0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
    0...1, 1...6,
    0...2, 0...2, 0...0.8,
    0.1...0.8,
  ]
}
