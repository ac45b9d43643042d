import Foundation

/// What is weighed to judge a word.
public enum WordFeature: String, Sendable, Hashable, CaseIterable {
  /// The mean of its phones' goodness, each normalised by the phone's own statistics.
  case normal
  /// The least of them.
  case worstPhone
  /// The mean of its phones' margins over the best other phone, at least −6.
  case phoneMargin
  /// The mean of its phones' ranks.
  case phoneRank
  /// Its lead over made-up words.
  case lead
  /// Its margin over the best made-up word.
  case margin
  /// The share of its phones that are as short as a phone can be.
  case hurried
  /// The natural logarithm of the number of its phones.
  case length
}

/// What is weighed to judge a phrase.
public enum PhraseFeature: String, Sendable, Hashable, CaseIterable {
  /// The mean of its phones' goodness, each normalised by the phone's own statistics.
  case normal
  /// The mean of its phones' margins over the best other phone.
  case phoneMargin
  /// The mean of its phones' ranks.
  case phoneRank
  /// Its lead over made-up phrases.
  case lead
  /// Its margin over the best made-up phrase.
  case margin
  /// Speech in the pauses: what they lack against the phone loop.
  case unheard
  /// The share of heard speech that lies in the phrase's pauses.
  case leftover
  /// The share of phones that are as short as a phone can be.
  case hurried
  /// The natural logarithm of the number of phones.
  case length
  /// The log odds of the worst word.
  case worstWord
  /// The mean of the words' log odds.
  case meanWord
}

extension PronunciationCalibration {
  /// The features of a word.
  public func features(of word: WordEvidence, in phrase: PhraseEvidence) -> [WordFeature: Double] {
    let phones = phrase.phones.filter { $0.word == word.word }
    return [
      .normal: mean(phones.map(normal)),
      .worstPhone: phones.map(normal).min() ?? 0,
      .phoneMargin: mean(phones.map { max(-6, $0.margin) }),
      .phoneRank: mean(phones.map(\.rank)),
      .lead: max(-4, min(8, word.lead)),
      .margin: max(-4, min(4, word.margin)),
      .hurried: mean(phones.map { $0.isHurried ? 1 : 0 }),
      .length: log(Double(max(1, phones.count))),
    ]
  }

  /// The log odds that a word was said.
  public func logOdds(of word: WordEvidence, in phrase: PhraseEvidence) -> Double {
    self.word.logOdds(features(of: word, in: phrase))
  }

  /// The features of a phrase.
  public func features(of phrase: PhraseEvidence) -> [PhraseFeature: Double] {
    let words = phrase.words.map { logOdds(of: $0, in: phrase) }
    return [
      .normal: mean(phrase.phones.map(normal)),
      .phoneMargin: mean(phrase.phones.map { max(-6, $0.margin) }),
      .phoneRank: mean(phrase.phones.map(\.rank)),
      .lead: max(-4, min(12, phrase.lead)),
      .margin: max(-4, min(4, phrase.margin)),
      .unheard: min(3, phrase.unheard),
      .leftover: phrase.leftover,
      .hurried: mean(phrase.phones.map { $0.isHurried ? 1 : 0 }),
      .length: log(Double(max(1, phrase.phones.count))),
      .worstWord: words.min() ?? 0,
      .meanWord: mean(words),
    ]
  }

  /// The log odds that a phrase was said.
  public func logOdds(of phrase: PhraseEvidence) -> Double {
    self.phrase.logOdds(features(of: phrase))
  }

  private func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }
}

extension PhoneEvidence {
  /// Whether it is as short as the model lets a phone be.
  var isHurried: Bool { end - start <= PhoneSet.statesPerPhone }
}
