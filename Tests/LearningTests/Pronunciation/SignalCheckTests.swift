import Foundation
import Testing

@testable import Learning

@Suite("Signal check")
struct SignalCheckTests {
  /// Half a second of quiet, one second of a tone, half a second of quiet.
  private func tone(_ amplitude: Double, quiet: Int = 8_000) -> Recording {
    let loud = (0..<16_000).map {
      Int16(max(-32_767, min(32_767, amplitude * sin(Double($0) / 9))))
    }
    let pause = Array(repeating: Int16(0), count: quiet)
    return Recording(samples: pause + loud + pause)
  }

  @Test("a clean recording has no fault") func clean() {
    #expect(SignalCheck(tone(8_000)).faults.isEmpty)
  }

  @Test("an empty recording and zeros are silence", arguments: [0, 100, 16_000])
  func silence(_ count: Int) {
    let recording = Recording(samples: Array(repeating: 0, count: count))
    #expect(SignalCheck(recording).faults == [.silence])
  }

  @Test("too quiet, clipped and cut off are told apart") func faults() {
    #expect(SignalCheck(tone(150)).faults == [.tooQuiet])
    #expect(SignalCheck(tone(90_000)).faults == [.clipped])
    #expect(SignalCheck(tone(8_000, quiet: 0)).faults == [.noise])
    let late = Recording(samples: Array(tone(8_000).samples.dropLast(8_000)))
    #expect(SignalCheck(late).faults == [.cutOff])
  }
}
