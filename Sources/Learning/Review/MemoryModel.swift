import Foundation

/// How a memory changes by a review: the formulas of FSRS-6 with all that depends on the weights
/// alone computed beforehand.
///
/// Formulas: "The Algorithm" in the wiki of open-spaced-repetition/fsrs4anki, section FSRS-6, and
/// `model.rs` of fsrs-rs. S is stability, D difficulty, R retrievability, G the grade 1…4.
struct MemoryModel: Sendable {
  static let stabilities = 0.001...36500.0
  static let difficulties = 1.0...10.0

  /// The states after a first review.
  private let first: PerGrade<MemoryState>
  /// Exponent of the forgetting curve, negative.
  let decay: Double
  /// Makes the forgetting curve pass 0.9 where the elapsed time equals the stability.
  let factor: Double
  private let difficultyStep: PerGrade<Double>
  private let revertedDifficulty: Double
  private let reversion: Double
  private let recallFactor: PerGrade<Double>
  private let recallSaturation: Double
  private let recallSpacing: Double
  private let forgetFactor: Double
  private let forgetDifficulty: Double
  private let forgetStability: Double
  private let forgetSpacing: Double
  private let forgetCap: Double
  private let sameDayFactor: PerGrade<Double>
  private let sameDaySaturation: Double

  init(_ parameters: FSRSParameters) {
    let w = parameters.weights
    // Reversion aims at the unclamped difficulty of an easy first review.
    func firstDifficulty(_ grade: Grade) -> Double {
      w[4] - exp(w[5] * Double(grade.rawValue - 1)) + 1
    }
    first = PerGrade {
      MemoryState(
        stability: w[$0.rawValue - 1].clamped(to: Self.stabilities),
        difficulty: firstDifficulty($0).clamped(to: Self.difficulties)
      )
    }
    decay = -w[20]
    factor = pow(0.9, 1 / decay) - 1
    difficultyStep = PerGrade { -w[6] * Double($0.rawValue - 3) }
    revertedDifficulty = firstDifficulty(.easy)
    reversion = w[7]
    recallFactor = PerGrade { exp(w[8]) * ($0 == .hard ? w[15] : $0 == .easy ? w[16] : 1) }
    recallSaturation = -w[9]
    recallSpacing = w[10]
    forgetFactor = w[11]
    forgetDifficulty = -w[12]
    forgetStability = w[13]
    forgetSpacing = w[14]
    forgetCap = exp(w[17] * w[18])
    sameDayFactor = PerGrade { exp(w[17] * (Double($0.rawValue - 3) + w[18])) }
    sameDaySaturation = -w[19]
  }

  /// The state after a first review.
  func state(afterFirst grade: Grade) -> MemoryState { first[grade] }

  /// The state after a review so many days after the one before; 0 is the same day.
  func state(after grade: Grade, from state: MemoryState, elapsedDays: Double) -> MemoryState {
    let stability = state.stability.clamped(to: Self.stabilities)
    let difficulty = state.difficulty.clamped(to: Self.difficulties)
    let next: Double
    if elapsedDays == 0 {
      next = sameDayStability(stability, grade)
    } else {
      let forgotten = 1 - retrievability(stability, elapsedDays)
      next =
        grade == .again
        ? stabilityForgotten(stability, difficulty, forgotten)
        : stabilityRecalled(stability, difficulty, forgotten, grade)
    }
    return MemoryState(
      stability: next.clamped(to: Self.stabilities),
      difficulty: nextDifficulty(difficulty, grade)
    )
  }

  /// R(t) = (1 + factor · t / S) ^ decay.
  func retrievability(_ stability: Double, _ elapsedDays: Double) -> Double {
    pow(1 + factor * elapsedDays / stability, decay)
  }

  /// S · (1 + e^w8 · (11 − D) · S^−w9 · (e^(w10 · (1 − R)) − 1) · w15 if hard · w16 if easy).
  private func stabilityRecalled(
    _ stability: Double,
    _ difficulty: Double,
    _ forgotten: Double,
    _ grade: Grade
  ) -> Double {
    let increase =
      recallFactor[grade] * (11 - difficulty) * pow(stability, recallSaturation)
      * (exp(recallSpacing * forgotten) - 1)
    return stability * (1 + increase)
  }

  /// w11 · D^−w12 · ((S + 1)^w13 − 1) · e^(w14 · (1 − R)), at most S / e^(w17 · w18), so that
  /// forgetting never leaves more than forgetting and relearning within a day.
  private func stabilityForgotten(
    _ stability: Double,
    _ difficulty: Double,
    _ forgotten: Double
  ) -> Double {
    let left =
      forgetFactor * pow(difficulty, forgetDifficulty)
      * (pow(stability + 1, forgetStability) - 1) * exp(forgetSpacing * forgotten)
    return min(left, stability / forgetCap)
  }

  /// S · e^(w17 · (G − 3 + w18)) · S^−w19, and not less than S unless the grade is again.
  private func sameDayStability(_ stability: Double, _ grade: Grade) -> Double {
    let increase = sameDayFactor[grade] * pow(stability, sameDaySaturation)
    return stability * (grade == .again ? increase : max(increase, 1))
  }

  /// D' = D − w6 · (G − 3) · (10 − D) / 9, then drawn by w7 towards an easy first review's.
  private func nextDifficulty(_ difficulty: Double, _ grade: Grade) -> Double {
    let next = difficulty + (10 - difficulty) * difficultyStep[grade] / 9
    return (next + reversion * (revertedDifficulty - next)).clamped(to: Self.difficulties)
  }
}

/// One value for each grade, found without a bounds check.
struct PerGrade<Value: Sendable>: Sendable {
  private let again, hard, good, easy: Value

  init(_ value: (Grade) -> Value) {
    (again, hard, good, easy) = (value(.again), value(.hard), value(.good), value(.easy))
  }

  subscript(grade: Grade) -> Value {
    switch grade {
    case .again: again
    case .hard: hard
    case .good: good
    case .easy: easy
    }
  }
}

extension Double {
  /// The nearest number of a range; its lower bound for what is not a number.
  func clamped(to range: ClosedRange<Double>) -> Double {
    guard self > range.lowerBound else { return range.lowerBound }
    return self < range.upperBound ? self : range.upperBound
  }
}
