import Foundation
import Learning
import TestSupport
import Testing

@Suite struct `Hard input` {
  let judge = AnswerJudge(lexicon: AnswerFixtures.words)

  @Test(arguments: [
    "", " ", "?!", "'", "-", "''''", "a'-'b", "\u{0}", "😀👩‍👩‍👧", "\u{202E}abc", "\u{0301}\u{0301}",
    String(repeating: "x", count: 100_000), String(repeating: "a ", count: 50_000),
    "a" + String(repeating: "\u{0301}", count: 50_000), String(repeating: " ", count: 100_000),
    "שלום", "汉字",
  ])
  func `junk is wrong and breaks nothing`(_ typed: String) {
    for language in Language.interface + [Language(rawValue: "he")] {
      let judgement = judge.judge(typed, accepted: ["l'eau est-elle là"], language: language)
      #expect(judgement.verdict == .wrong)
      #expect(judgement.expected == "l'eau est-elle là")
      #expect(!judgement.differences.isEmpty)
    }
  }

  @Test func `nothing accepted is wrong`() {
    #expect(judge.judge("a", accepted: [], language: .english).verdict == .wrong)
    #expect(judge.judge("a", accepted: ["", "?"], language: .english).verdict == .wrong)
  }

  @Test(arguments: [
    ("he", "שָׁלוֹם", "שלום", Verdict.right), ("ko", "안녕하세요", "안녕하세요.", .right),
    ("ko", "안녕하세요", "안녕하새요", .wrong), ("ja", "これは本です。", "これは 本です", .right),
    ("ja", "かぎ", "かき", .wrong), ("ru", "мой", "мои", .wrong), ("pt", "obrigado", "obrigdo", .typo),
    ("pt", "coração", "coracao", .right), ("nl", "huis", "huus", .wrong),
  ])
  func `FC 1.2 a language without a table is judged by the general rules`(
    _ code: String,
    _ expected: String,
    _ typed: String,
    _ verdict: Verdict
  ) {
    let language = Language(rawValue: code)
    #expect(judge.judge(typed, accepted: [expected], language: language).verdict == verdict)
  }
}
