import Foundation
import Learning
import Testing

@testable import Storage

struct PayloadJSONTests {
  private func decoded(_ text: String) throws -> LogPayload? {
    try JSONDecoder().decode(PayloadJSON.self, from: Data(text.utf8)).payload
  }

  @Test func `a review is written in these words for ever`() throws {
    let expected =
      #"{"answer_ms":1840,"ended":true,"entry":"essentials/house","exercise":"translate","#
      + #""grade":3,"kind":"review","language":"fr","rules":1,"skill":"write","verdict":"right"}"#
    #expect(try PayloadJSON.text(of: LogDraft.review("a").payload) == expected)
    #expect(try decoded(expected) == LogDraft.review("a").payload)
  }

  @Test func `a completion is written in these words for ever`() throws {
    let expected =
      #"{"entry":"essentials/house","exercise":"translate","kind":"completion","#
      + #""language":"fr","skill":"write"}"#
    #expect(try PayloadJSON.text(of: LogDraft.completion("a").payload) == expected)
    #expect(try decoded(expected) == LogDraft.completion("a").payload)
  }

  @Test func `every word of the vocabularies comes back`() throws {
    for skill in Skill.allCases {
      for exercise in ExerciseKind.allCases {
        for verdict in Verdict.allCases {
          for grade in Grade.allCases + [nil] {
            let record = ReviewRecord(
              key: .word("l’été \"x\"", .italian, skill),
              exercise: exercise,
              verdict: verdict,
              grade: grade,
              answerMilliseconds: 0,
              rules: 2,
              ended: false
            )
            let text = try PayloadJSON.text(of: .review(record))
            #expect(try decoded(text) == .review(record))
          }
        }
      }
    }
  }

  @Test func `fields that a newer version added are passed over`() throws {
    let text =
      #"{"entry":"a/b","exercise":"listen","hint":2,"kind":"completion","language":"fr","#
      + #""skill":"understand"}"#
    let key = MemoryKey(
      entry: Entry.ID(rawValue: "a/b"),
      language: .french,
      skill: .understand
    )
    #expect(try decoded(text) == .completion(key, .listen))
  }
}
