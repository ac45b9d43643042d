/// How a language's phones are said with the phones of the acoustic model, and how its scores
/// are judged.
public struct PhoneMap: Sendable, Hashable {
  /// One way to say a phone: model phones one after the other; none where it may be left out.
  public typealias Reading = [String]

  /// The language.
  public let language: Language
  /// Where the map and its figures come from.
  public let source: String
  /// The readings of every phone, by its IPA sign.
  public let phones: [String: [Reading]]
  /// What turns evidence into verdicts.
  public let calibration: PronunciationCalibration

  /// A map from its parts.
  public init(
    language: Language,
    source: String,
    phones: [String: [Reading]],
    calibration: PronunciationCalibration
  ) {
    self.language = language
    self.source = source
    self.phones = phones
    self.calibration = calibration
  }

  /// The sign under which a phone stands in the map: itself, or without length and diacritics.
  public func sign(for phone: String) -> String? {
    if phones[phone] != nil { return phone }
    let short = phone.replacing("ː", with: "").replacing("ˑ", with: "")
    if phones[short] != nil { return short }
    let plain = String(String.UnicodeScalarView(short.unicodeScalars.filter(PhoneMap.isLetter)))
    return phones[plain] != nil ? plain : nil
  }

  /// Whether a scalar is a letter of the IPA and not a diacritic.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .modifierLetter, .modifierSymbol: false
    default: true
    }
  }

  /// The words of a phrase as the aligner wants them; phones without a place are left out.
  public func spell(_ words: [[String]], with set: PhoneSet) -> [[PhoneSlot]] {
    words.map { word in
      word.compactMap { phone in
        guard let sign = sign(for: phone), let readings = phones[sign] else { return nil }
        let indices = readings.map { $0.compactMap { set.index(of: $0) } }
        return PhoneSlot(sign: sign, readings: indices)
      }
    }
  }
}

/// A phone of a phrase with the ways to say it.
public struct PhoneSlot: Sendable, Hashable {
  /// Its sign in the phone map.
  public let sign: String
  /// The ways to say it, as indices into the model's ``PhoneSet``.
  public let readings: [[Int]]

  /// A phone from its sign and readings.
  public init(sign: String, readings: [[Int]]) {
    self.sign = sign
    self.readings = readings
  }
}
