import Glibc
import Speech
import Testing

@Suite struct EspeakOutputTests {
  @Test func `espeak-ng finds our output instead of the one that asks a sound server`() throws {
    let symbol = try #require(dlsym(nil, "create_audio_device_object"))
    var place = Dl_info()
    #expect(dladdr(symbol, &place) != 0)
    let file = try #require(place.dli_fname.map { String(cString: $0) })
    #expect(!file.contains("pcaudio"))
  }
}
