/// A language that is taught, spoken or used as a base, by its BCP 47 code.
///
/// A language is data: whatever a content pack declares is one, and no code lists them all.
public struct Language: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The BCP 47 code, lower case, such as `fr`.
  public let rawValue: String

  /// A language by its BCP 47 code; letters are folded to lower case.
  public init(rawValue: String) {
    self.rawValue = rawValue.lowercased()
  }

  /// The code itself.
  public var description: String { rawValue }

  /// Orders languages by their codes.
  public static func < (one: Language, other: Language) -> Bool { one.rawValue < other.rawValue }

  /// English.
  public static let english = Language(rawValue: "en")
  /// French.
  public static let french = Language(rawValue: "fr")
  /// Italian.
  public static let italian = Language(rawValue: "it")
  /// German.
  public static let german = Language(rawValue: "de")
  /// Spanish.
  public static let spanish = Language(rawValue: "es")

  /// The languages that LLA's own words come in, in the order of their name: EFIGS.
  public static let interface: [Language] = [english, french, italian, german, spanish]
}

extension Language: Codable {}
extension Language: CodingKeyRepresentable {}
