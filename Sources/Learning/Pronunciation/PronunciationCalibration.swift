/// What turns evidence into verdicts: figures fitted on recordings of native speakers.
public struct PronunciationCalibration: Sendable, Hashable {
  /// How a phone scores when it is said well.
  public struct Statistics: Sendable, Hashable {
    /// The mean of its goodness.
    public let mean: Double
    /// The standard deviation, above 0.
    public let deviation: Double

    /// Statistics from mean and standard deviation.
    public init(mean: Double, deviation: Double) {
      self.mean = mean
      self.deviation = deviation
    }
  }

  /// Where one verdict ends and the next begins, as log odds.
  public struct Thresholds: Sendable, Hashable {
    /// From here on a phrase is good.
    public let good: Double
    /// Below, it is wrong.
    public let wrong: Double
    /// The worst word of a good phrase reaches this.
    public let worstWord: Double
    /// From here on a word is right.
    public let wordRight: Double
    /// Below, it is wrong.
    public let wordWrong: Double

    /// Thresholds from their values.
    public init(
      good: Double,
      wrong: Double,
      worstWord: Double,
      wordRight: Double,
      wordWrong: Double
    ) {
      self.good = good
      self.wrong = wrong
      self.worstWord = worstWord
      self.wordRight = wordRight
      self.wordWrong = wordWrong
    }
  }

  /// The weights of what a word shows; `bias` stands beside them.
  public let word: Weights<WordFeature>
  /// The weights of what a phrase shows.
  public let phrase: Weights<PhraseFeature>
  /// Where the verdicts part.
  public let thresholds: Thresholds
  /// How each phone scores when said well, by its sign.
  public let statistics: [String: Statistics]
  /// The statistics of phones that have none of their own.
  public let typical: Statistics

  /// A calibration from its parts.
  public init(
    word: Weights<WordFeature>,
    phrase: Weights<PhraseFeature>,
    thresholds: Thresholds,
    statistics: [String: Statistics],
    typical: Statistics
  ) {
    self.word = word
    self.phrase = phrase
    self.thresholds = thresholds
    self.statistics = statistics
    self.typical = typical
  }

  /// A phone's goodness as standard deviations from how it scores when said well.
  public func normal(_ phone: PhoneEvidence) -> Double {
    let own = statistics[phone.sign] ?? typical
    return max(-6, min(3, (phone.goodness - own.mean) / max(own.deviation, 0.01)))
  }
}

/// A logistic regression: a bias and a weight a feature.
public struct Weights<Feature: Hashable & Sendable & CaseIterable>: Sendable, Hashable {
  /// The log odds of evidence whose features are all 0.
  public let bias: Double
  /// The weight of each feature; 0 where it is left out.
  public let values: [Feature: Double]

  /// Weights from their values.
  public init(bias: Double, values: [Feature: Double]) {
    self.bias = bias
    self.values = values
  }

  /// The log odds of some features, summed in a fixed order so that the same gives the same.
  public func logOdds(_ features: [Feature: Double]) -> Double {
    Feature.allCases.reduce(bias) { $0 + (features[$1] ?? 0) * (values[$1] ?? 0) }
  }
}
