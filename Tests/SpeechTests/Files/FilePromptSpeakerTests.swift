import Foundation
import Learning
import TestSupport
import Testing

@testable import Speech

@Suite("Prompts as files")
struct FilePromptSpeakerTests {
  @Test("Prompts are numbered, named by language and text, and counted on by the next run")
  func writes() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("new/prompts")
    let speaker = try FilePromptSpeaker(folder: path)
    try await speaker.say("Bonjour !", in: .french, pace: .normal)
    try await speaker.say("L'été, à Aÿ?", in: .french, pace: .slow)
    try await FilePromptSpeaker(folder: path).say("¿Qué tal?", in: .spanish, pace: .normal)
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(names == ["0001-fr-bonjour.wav", "0002-fr-l-ete-a-ay.wav", "0003-es-que-tal.wav"])
    let recording = try SoundFileReader.recording(at: path + "/0001-fr-bonjour.wav")
    #expect(TestSignals.level(of: recording.samples) > -40)
  }

  @Test(
    "A name holds what the text says, and no more than a file system takes",
    arguments: [
      ("../../etc/passwd", "etc-passwd"), ("Straße", "straße"), ("こんにちは", "こんにちは"),
      ("…", ""), ("a\0b\nc", "a-b-c"),
    ]
  )
  func names(text: String, slug: String) { #expect(Slug.of(text) == slug) }

  @Test("A long text's name is cut")
  func cuts() {
    #expect(Slug.of(String(repeating: "語", count: 300)).utf8.count == 60)
  }

  @Test("A folder that can't be made is said by name")
  func refusesAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file", to: "file")
    for path in [folder.file("file"), folder.file("file/inside"), "/proc/none"] {
      #expect {
        try FilePromptSpeaker(folder: path)
      } throws: {
        ($0 as? SoundFileError)?.code == "soundFolderUnwritable"
          && ($0 as? SoundFileError)?.facts["folder"] == path
      }
    }
  }
}
