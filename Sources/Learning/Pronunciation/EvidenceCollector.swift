/// Gathers what a recording tells of a phrase.
public struct EvidenceCollector: Sendable {
  private let scores: SenoneScores
  private let map: PhoneMap
  private let loop: PhoneLoop
  private let decoys: Decoys

  /// A collector for one recording and language; it serves any number of phrases.
  public init(scores: SenoneScores, map: PhoneMap) {
    self.scores = scores
    self.map = map
    loop = PhoneLoop(scores)
    decoys = Decoys(map: map, set: scores.phones)
  }

  /// The evidence for a phrase given as phones a word; nil where the recording is too short for
  /// it or the phrase has no phones.
  public func evidence(for phones: [[String]]) -> PhraseEvidence? {
    let words = map.spell(phones, with: scores.phones)
    guard words.contains(where: { !$0.isEmpty }) else { return nil }
    let chain = PhoneChain(words: words, pauseColumn: scores.pauseColumn)
    guard let alignment = ForcedAlignment(scores, chain) else { return nil }
    let segments = AlignedPhone.segments(of: alignment, chain, scores)
    let phones = phoneEvidence(segments, words)
    let spoken = segments.reduce(0) { $0 + $1.frames.count }
    let rivals = (0..<Decoys.count).compactMap { number in
      ForcedAlignment(
        scores,
        PhoneChain(
          words: decoys.phrase(like: words, number: number),
          pauseColumn: scores.pauseColumn
        )
      ).map { Double($0.score) }
    }
    let contest = Contest(Double(alignment.score), rivals, frames: spoken)
    let rest = pauses(alignment, chain)
    return PhraseEvidence(
      phones: phones,
      words: wordEvidence(phones, words),
      goodness: mean(over: phones),
      lead: contest.lead,
      margin: contest.margin,
      unheard: rest.deficit / Double(max(1, spoken)),
      leftover: rest.leftover
    )
  }

  /// What the pauses lack against the loop, and the share of the loop's speech that they cover.
  private func pauses(
    _ alignment: ForcedAlignment,
    _ chain: PhoneChain
  ) -> (deficit: Double, leftover: Double) {
    var deficit = 0.0
    var covered = 0
    for (frame, state) in alignment.path.enumerated() where chain.states[state].place == nil {
      deficit += Double(loop.frameScores[frame] - scores[frame, scores.pauseColumn])
      if loop.phones[frame] != nil { covered += 1 }
    }
    let heard = loop.phones.count { $0 != nil }
    return (deficit, Double(covered) / Double(max(1, heard)))
  }

  private func mean(over phones: [PhoneEvidence]) -> Double {
    let frames = phones.reduce(0) { $0 + $1.end - $1.start }
    let sum = phones.reduce(0) { $0 + $1.goodness * Double($1.end - $1.start) }
    return frames == 0 ? 0 : sum / Double(frames)
  }

  private func wordEvidence(
    _ phones: [PhoneEvidence],
    _ words: [[PhoneSlot]]
  ) -> [WordEvidence] {
    words.indices.compactMap { index in
      let own = phones.filter { $0.word == index }
      guard let start = own.first?.start, let end = own.last?.end else { return nil }
      let contest = contest(of: words[index], start..<end)
      return WordEvidence(
        word: index,
        start: start,
        end: end,
        goodness: mean(over: own),
        lead: contest.lead,
        margin: contest.margin
      )
    }
  }

  /// The word against made-up ones in its own frames.
  private func contest(of word: [PhoneSlot], _ frames: Range<Int>) -> Contest {
    func score(_ slots: [PhoneSlot]) -> Double? {
      let chain = PhoneChain(words: [slots], pauseColumn: nil)
      return ForcedAlignment(scores, chain, frames: frames).map { Double($0.score) }
    }
    guard let own = score(word) else { return Contest(0, [], frames: frames.count) }
    let rivals = (0..<Decoys.count).compactMap { number in
      score(decoys.phrase(like: [word], number: number)[0])
    }
    return Contest(own, rivals, frames: frames.count)
  }

  private func phoneEvidence(
    _ segments: [AlignedPhone],
    _ words: [[PhoneSlot]]
  ) -> [PhoneEvidence] {
    var evidence: [PhoneEvidence] = []
    var rest = segments[...]
    while let first = rest.first {
      let parts = rest.prefix { $0.place == first.place }
      rest = rest.dropFirst(parts.count)
      evidence.append(
        phoneEvidence(Array(parts), words[first.place.word][first.place.slot], first.place.word)
      )
    }
    return evidence
  }

  /// A phone from its parts: the model phones of the reading that fits best.
  private func phoneEvidence(
    _ parts: [AlignedPhone],
    _ slot: PhoneSlot,
    _ word: Int
  ) -> PhoneEvidence {
    let said = Set(slot.readings.joined())
    let others = scores.phones.speech.filter { !said.contains($0) }
    var (goodness, margin, rank) = (0.0, 0.0, 0.0)
    for part in parts {
      let reached = part.frames.reduce(Float(0)) { $0 + loop.frameScores[$1] }
      let fits = others.map { fit(of: $0, in: part.frames) }
      goodness += Double(part.score - reached)
      margin += Double(part.score - (fits.max() ?? part.score))
      let better = fits.count { $0 > part.score }
      rank += Double(better * part.frames.count) / Double(max(1, fits.count))
    }
    let start = parts.first?.frames.lowerBound ?? 0
    let end = parts.last?.frames.upperBound ?? start
    let length = Double(max(1, end - start))
    return PhoneEvidence(
      sign: slot.sign,
      word: word,
      start: start,
      end: end,
      goodness: goodness / length,
      margin: margin / length,
      rank: rank / length
    )
  }

  /// How well a phone fits some frames, its three states passed in order.
  private func fit(of phone: Int, in frames: Range<Int>) -> Float {
    let column = phone * PhoneSet.statesPerPhone
    var (first, middle, last) = (Float(0), -Float.infinity, -Float.infinity)
    for frame in frames {
      let started = frame > frames.lowerBound
      last = max(last, middle) + scores[frame, column + 2]
      middle = (started ? max(middle, first) : -.infinity) + scores[frame, column + 1]
      first += scores[frame, column]
    }
    return last
  }
}

/// A model phone as a recording was laid along it.
private struct AlignedPhone {
  let place: PhoneChain.Place
  let frames: Range<Int>
  let score: Float

  /// The phones of an alignment in order, pauses left out.
  static func segments(
    of alignment: ForcedAlignment,
    _ chain: PhoneChain,
    _ scores: SenoneScores
  ) -> [AlignedPhone] {
    var segments: [AlignedPhone] = []
    var start = 0
    while start < alignment.path.count {
      let unit = chain.states[alignment.path[start]].unit
      let rest = alignment.path[start...]
      let end = rest.firstIndex { chain.states[$0].unit != unit } ?? rest.endIndex
      if let place = chain.states[alignment.path[start]].place {
        let score = (start..<end).reduce(Float(0)) {
          $0 + scores[$1, chain.states[alignment.path[$1]].column]
        }
        segments.append(AlignedPhone(place: place, frames: start..<end, score: score))
      }
      start = end
    }
    return segments
  }
}

/// A score against those of rivals.
private struct Contest {
  let lead: Double
  let margin: Double

  init(_ own: Double, _ rivals: [Double], frames: Int) {
    guard let best = rivals.max(), rivals.count > 1 else {
      (lead, margin) = (0, 0)
      return
    }
    let mean = rivals.reduce(0, +) / Double(rivals.count)
    let squares = rivals.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let deviation = (squares / Double(rivals.count - 1)).squareRoot()
    lead = (own - mean) / max(deviation, 1)
    margin = (own - best) / Double(max(1, frames))
  }
}
