/// Made-up words and phrases of the same shape as a real one: how well they fit a recording says
/// how well anything would (a test normalisation, as speaker verification does it).
struct Decoys: Sendable {
  /// How many are made.
  static let count = 16
  private let vowels: [PhoneSlot]
  private let consonants: [PhoneSlot]
  private let set: PhoneSet

  /// Decoys from the phones of a language.
  init(map: PhoneMap, set: PhoneSet) {
    self.set = set
    let slots = map.phones.keys.sorted().flatMap { map.spell([[$0]], with: set)[0] }
    vowels = slots.filter { Decoys.isVowel($0, set) }
    consonants = slots.filter { !Decoys.isVowel($0, set) }
  }

  private static func isVowel(_ slot: PhoneSlot, _ set: PhoneSet) -> Bool {
    guard let phone = slot.readings.first(where: { !$0.isEmpty })?.first else { return false }
    return set.names[phone].first.map { "AEIOU".contains($0) } ?? false
  }

  /// A phrase with every phone replaced by another of its class; the same number gives the same.
  func phrase(like words: [[PhoneSlot]], number: Int) -> [[PhoneSlot]] {
    var chance = SplitMix64(state: UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15)
    return words.map { word in word.map { replacement(of: $0, &chance) } }
  }

  private func replacement(of slot: PhoneSlot, _ chance: inout SplitMix64) -> PhoneSlot {
    let said = Set(slot.readings.joined())
    let others = (Decoys.isVowel(slot, set) ? vowels : consonants).filter {
      said.isDisjoint(with: $0.readings.joined())
    }
    return others.randomElement(using: &chance) ?? slot
  }
}

/// A small seeded generator (Steele, Lea and Flood 2014), so that a score can be repeated.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
