import CSampleRate

/// Changes the rate of mono samples by libsamplerate.
enum Resampler {
  /// Why a rate can't be changed, in the library's words.
  struct Failure: Error {
    let reason: String
  }

  /// The samples at another rate; the same number of seconds.
  static func resample(_ samples: [Float], from: Int, to: Int) throws(Failure) -> [Float] {
    guard from != to, !samples.isEmpty else { return samples }
    let ratio = Double(to) / Double(from)
    let capacity = Int((Double(samples.count) * ratio).rounded(.up)) + 1
    var made = 0
    var status: Int32 = 0
    let result = [Float](unsafeUninitializedCapacity: capacity) { output, count in
      samples.withUnsafeBufferPointer { input in
        var data = SRC_DATA()
        data.data_in = input.baseAddress
        data.input_frames = input.count
        data.data_out = output.baseAddress
        data.output_frames = capacity
        data.src_ratio = ratio
        status = src_simple(&data, Int32(SRC_SINC_MEDIUM_QUALITY), 1)
        made = status == 0 ? Int(data.output_frames_gen) : 0
      }
      count = made
    }
    guard status == 0 else { throw Failure(reason: String(cString: src_strerror(status))) }
    return result
  }
}
