/// The faint noise of a quiet room, where a device gave nothing at all.
///
/// Noise gates blank out pauses. The log energy of a blank frame is so far below that of any room
/// that it drags along the mean that is taken off the whole phrase, and good speech scores badly.
enum RoomTone {
  /// So many equal samples are a blank: 10 ms.
  private static let shortestBlank = 160
  /// The peak of the noise, some −70 dB of full scale as root mean square.
  private static let peak: Int32 = 18

  /// Samples whose blanks are filled; the same samples give the same result.
  static func filling(_ samples: [Int16]) -> [Int16] {
    var result = samples
    var state: UInt32 = 1
    var start = 0
    while start < samples.count {
      let end = samples[start...].firstIndex { $0 != samples[start] } ?? samples.count
      if end - start >= shortestBlank {
        for index in start..<end {
          state = state &* 1_664_525 &+ 1_013_904_223
          let noise = Int32(state >> 16) % (2 * peak + 1) - peak
          result[index] = Int16(clamping: Int32(samples[index]) + noise)
        }
      }
      start = end
    }
    return result
  }
}
