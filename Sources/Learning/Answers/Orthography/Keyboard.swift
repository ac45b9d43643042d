/// Which letters lie beside each other on a keyboard.
enum Keyboard {
  static let qwerty = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  static let spanish = ["qwertyuiop", "asdfghjklñ", "zxcvbnm"]
  static let qwertz = ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]
  static let azerty = ["azertyuiop", "qsdfghjklm", "wxcvbn"]

  /// The neighbours of each letter on any of the layouts.
  ///
  /// Each row of keys is set a little to the right of the one above it, so that a key touches two
  /// keys there: the one at its own place and the next.
  static func neighbours(_ layouts: [[String]]) -> [Unicode.Scalar: Set<Unicode.Scalar>] {
    var neighbours: [Unicode.Scalar: Set<Unicode.Scalar>] = [:]
    func pair(_ one: Unicode.Scalar, _ other: Unicode.Scalar) {
      neighbours[one, default: []].insert(other)
      neighbours[other, default: []].insert(one)
    }
    for layout in layouts {
      let rows = layout.map { Array($0.unicodeScalars) }
      for (index, row) in rows.enumerated() {
        for (place, key) in row.enumerated() {
          if place + 1 < row.count { pair(key, row[place + 1]) }
          guard index > 0 else { continue }
          for above in rows[index - 1].dropFirst(place).prefix(2) { pair(key, above) }
        }
      }
    }
    return neighbours
  }
}
