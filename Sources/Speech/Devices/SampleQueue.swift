import Foundation

/// Samples on their way from the synthesiser to the loudspeaker, each on a thread of its own.
final class SampleQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: [Int16] = []
  private var result: Result<Void, any Error>?
  private var stopped = false

  init() {}

  /// A queue that has all its samples.
  init(_ samples: [Int16]) {
    waiting = samples
    result = .success(())
  }

  /// Whether somebody still wants to hear it.
  var isWanted: Bool { condition.withLock { !stopped } }

  /// Appends samples; false when nobody wants them any more.
  func append(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
    condition.withLock {
      waiting.append(contentsOf: samples)
      condition.signal()
      return !stopped
    }
  }

  /// Says that no more samples come, or why.
  func finish(_ result: Result<Void, any Error>) {
    condition.withLock {
      self.result = result
      condition.signal()
    }
  }

  /// Ends it from outside: the sound is not wanted any more.
  func stop() {
    condition.withLock {
      stopped = true
      waiting = []
      condition.signal()
    }
  }

  /// Waits for samples and takes all there are; nil after the last ones or when stopped.
  func next() throws -> [Int16]? {
    try condition.withLock {
      while waiting.isEmpty, !stopped, result == nil { condition.wait() }
      guard !stopped else { return nil }
      guard waiting.isEmpty else {
        defer { waiting = [] }
        return waiting
      }
      try result?.get()
      return nil
    }
  }
}
