import Content
import Foundation
import Learning
import TestSupport
import Testing

extension InTerminal {
  /// The phrases that people recorded are not of the course, so these lessons teach another one.
  @Suite("People speaking")
  struct HumanVoiceTests {
    private static let recordings = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "SpeechTests/Fixtures")

    /// Where the other course stands; it must stay as long as the program runs.
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
      "T4.9, T4.10 a native speaker's phrase is called well said",
      arguments: Language.interface
    )
    func isRight(_ target: Language) async throws {
      let (pupil, question) = try await question(target)
      try use(target, pupil.learner)
      let feedback = try await pupil.answer("\r")
      #expect(feedback.kind == .over && feedback.isRight, "\(pupil.terminal.screen.text)")
      #expect(feedback.bar?.points == question.bar.map { $0.points + 1 })
      let review = try #require(try pupil.learner.reviews().last)
      #expect(review.exercise == .repeatPhrase && review.grade == .good)
    }

    @Test(
      "T4.11 a native speaker who says something else is not called right",
      arguments: zip(
        Language.interface,
        [.german, .german, .spanish, .italian, .french] as [Language]
      )
    )
    func isNotRight(_ target: Language, _ spoken: Language) async throws {
      try #require(target != spoken)
      let (pupil, question) = try await question(target)
      try use(spoken, pupil.learner)
      let again = try await pupil.answer("\r")
      #expect(again.kind == question.kind && !again.isRight, "\(pupil.terminal.screen.text)")
      #expect(again.bar == question.bar)
      let recall = try pupil.learner.reviews().filter { $0.key.skill == .speak }
      #expect(recall.allSatisfy { $0.grade == .again && !$0.ended })
    }

    private func use(_ voice: Language, _ learner: Learner) throws {
      let file = URL(filePath: learner.microphone)
      try Data(contentsOf: Self.recordings.appending(path: "\(voice).wav")).write(
        to: file,
        options: .atomic
      )
    }

    private func question(_ target: Language) async throws -> (Pupil, Scene) {
      var learner = try Learner(content: try content())
      learner.target = target
      learner.base = target == .english ? .german : .english
      let pupil = try await learner.learn(items: 1)
      return (pupil, try await pupil.proceed(to: .repeatPhrase))
    }

    /// A pack whose first entry is what the people say.
    private func content() throws -> URL {
      let texts = try String(
        contentsOf: Self.recordings.appending(path: "texts.tsv"),
        encoding: .utf8
      )
      let said = texts.split(separator: "\n").map { $0.replacing("\t", with: ": ") }
      try folder.write(
        """
        pack: essentials
        title: {en: Voices}
        version: 0.1.0
        licence: CC-BY-SA-4.0
        languages: [en, fr, it, de, es]
        units: [voices]
        """,
        to: "content/essentials/pack.yaml"
      )
      try folder.write(
        """
        unit: voices
        title: {en: Voices}
        lessons:
          - lesson: voices
            title: {en: Voices}
            entries:
              - {id: said, kind: phrase, level: A1, topic: voices, \(said.joined(separator: ", "))}
        \(others)
        """,
        to: "content/essentials/units/voices.yaml"
      )
      try FileManager.default.copyItem(
        at: ContentFolders().content.appending(path: "pronunciation"),
        to: folder.url("content/pronunciation")
      )
      return folder.url("content")
    }

    private var others: String {
      ["uno", "duo", "tri"].map { word in
        let wordings = Language.interface.map { "\($0): \(word) \($0)" }.joined(separator: ", ")
        return "      - {id: \(word), kind: phrase, level: A1, topic: voices, \(wordings)}"
      }.joined(separator: "\n")
    }
  }
}
