/// What a recording tells of one phone of the phrase.
public struct PhoneEvidence: Sendable, Hashable, Codable {
  /// The phone's sign in the phone map.
  public let sign: String
  /// The word it belongs to, counted from 0 in the phrase.
  public let word: Int
  /// Its first frame.
  public let start: Int
  /// The frame after its last.
  public let end: Int
  /// Goodness of pronunciation: log likelihood a frame, less that of the free phone loop
  /// (Witt and Young 2000, with a Viterbi loop); at most about 0.
  public let goodness: Double
  /// Log likelihood a frame, less that of the best other phone in the same frames.
  public let margin: Double
  /// The share of other phones that fit the same frames better, 0…1.
  public let rank: Double
}

/// What a recording tells of one word of the phrase.
public struct WordEvidence: Sendable, Hashable, Codable {
  /// The word, counted from 0 in the phrase.
  public let word: Int
  /// Its first frame.
  public let start: Int
  /// The frame after its last.
  public let end: Int
  /// Goodness of pronunciation, mean of its frames.
  public let goodness: Double
  /// By how many standard deviations it fits its frames better than made-up words of like shape.
  public let lead: Double
  /// Log likelihood a frame, less that of the best made-up word.
  public let margin: Double
}

/// What a recording tells of a phrase, before it is judged.
public struct PhraseEvidence: Sendable, Hashable, Codable {
  /// The phones, in order.
  public let phones: [PhoneEvidence]
  /// The words that have phones, in order.
  public let words: [WordEvidence]
  /// Goodness of pronunciation, mean of all frames of words.
  public let goodness: Double
  /// By how many standard deviations the phrase fits better than made-up phrases of like shape.
  public let lead: Double
  /// Log likelihood a frame of words, less that of the best made-up phrase.
  public let margin: Double
  /// What the pauses lack against the phone loop, spread over the frames of words: speech that
  /// the phrase does not account for.
  public let unheard: Double
  /// The share of the loop's speech frames that lie in the phrase's pauses, 0…1.
  public let leftover: Double
}
