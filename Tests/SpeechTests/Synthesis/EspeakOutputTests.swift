import Glibc
import Speech
import Testing

@Suite("espeak-ng's audio output")
struct EspeakOutputTests {
  @Test("espeak-ng finds our output instead of the one that asks a sound server")
  func isOurs() throws {
    let found = try #require(dlsym(nil, "create_audio_device_object"))
    let library = try #require(dlopen("libpcaudio.so.0", RTLD_LAZY))
    defer { dlclose(library) }
    let other = try #require(dlsym(library, "create_audio_device_object"))
    #expect(found != other)
  }
}
