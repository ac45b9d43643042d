/// This device's random id, which orders events of the same time across devices.
enum Device {
  /// The id: 32 hexadecimal digits, made when it is first asked for and kept in the database.
  ///
  /// - Throws: ``StorageError``.
  static func id(on connection: any DatabaseConnection) throws -> String {
    if let row = try connection.query("SELECT id FROM device").first {
      return try row.value("id")
    }
    let id = randomID()
    try connection.execute("INSERT INTO device (slot, id) VALUES (1, \(id))")
    return id
  }

  private static func randomID() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
