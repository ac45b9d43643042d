/// Stands where pcaudio's function of this name would, which libespeak-ng calls when it starts.
///
/// The original asks a PulseAudio server for a stream, and waits without end for one that hangs,
/// though the samples go to ``Loudspeaker``. The library does without where it gets none.
@_cdecl("create_audio_device_object")
public func espeakOutput(
  device: UnsafePointer<CChar>?,
  application: UnsafePointer<CChar>?,
  description: UnsafePointer<CChar>?
) -> UnsafeMutableRawPointer? { nil }
