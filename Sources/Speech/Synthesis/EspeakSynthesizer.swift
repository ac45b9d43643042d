import CEspeak
public import Learning

/// Turns text into sound with espeak-ng.
public struct EspeakSynthesizer: Sendable {
  /// Samples a second of what it makes.
  public static let sampleRate = 22_050

  /// A synthesiser of the process's espeak-ng.
  public init() {}

  /// Words a minute; espeak-ng's own is 175, a learner's normal a little below, slow 65 % of it.
  static func wordsPerMinute(_ pace: SpeechPace) -> Int32 {
    switch pace {
    case .normal: 150
    case .slow: 98
    }
  }

  /// Reads a text, handing over 16 bit mono samples at 22,050 a second as they come.
  ///
  /// `onSamples` is called on this thread with some 50 ms of sound; false stops the voice.
  ///
  /// - Throws: ``SynthesisError``.
  public func synthesize(
    _ text: String,
    language: Language,
    pace: SpeechPace,
    onSamples: (UnsafeBufferPointer<Int16>) -> Bool
  ) throws {
    guard text.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol }) else { return }
    try EspeakEngine.shared.withVoice(of: language) {
      let status = Self.speak(text, wordsPerMinute: Self.wordsPerMinute(pace), to: onSamples)
      guard status == ENS_OK || status == ENS_SPEECH_STOPPED else {
        throw SynthesisError.synthesisFailed(language, reason: EspeakEngine.text(of: status))
      }
    }
  }

  /// The whole of a text as samples at 22,050 a second.
  ///
  /// - Throws: ``SynthesisError``.
  public func samples(
    of text: String,
    language: Language,
    pace: SpeechPace = .normal
  ) throws -> [Int16] {
    var samples: [Int16] = []
    try synthesize(text, language: language, pace: pace) {
      samples.append(contentsOf: $0)
      return true
    }
    return samples
  }

  private static func speak(
    _ text: String,
    wordsPerMinute: Int32,
    to onSamples: (UnsafeBufferPointer<Int16>) -> Bool
  ) -> espeak_ng_STATUS {
    let rate = espeak_ng_SetParameter(espeakRATE, wordsPerMinute, 0)
    guard rate == ENS_OK else { return rate }
    espeak_SetSynthCallback(receive)
    // A zero byte would end the text early.
    let whole = Array(text.utf8.lazy.map { $0 == 0 ? UInt8(ascii: " ") : $0 }) + [0]
    return withoutActuallyEscaping(onSamples) { onSamples in
      var sink = SampleSink(take: onSamples)
      return withUnsafeMutablePointer(to: &sink) { sink in
        espeak_ng_Synthesize(
          whole,
          whole.count,
          0,
          POS_CHARACTER,
          0,
          UInt32(espeakCHARS_UTF8),
          nil,
          sink
        )
      }
    }
  }
}

/// What a callback without a context of its own finds by the events' `user_data`.
private struct SampleSink {
  let take: (UnsafeBufferPointer<Int16>) -> Bool
  var stopped = false
}

private func receive(
  _ samples: UnsafeMutablePointer<Int16>?,
  _ count: Int32,
  _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  guard let data = events?.pointee.user_data else { return 1 }
  let sink = data.assumingMemoryBound(to: SampleSink.self)
  guard !sink.pointee.stopped else { return 1 }
  guard let samples, count > 0 else { return 0 }
  let chunk = UnsafeBufferPointer<Int16>(start: samples, count: Int(count))
  sink.pointee.stopped = !sink.pointee.take(chunk)
  return sink.pointee.stopped ? 1 : 0
}
