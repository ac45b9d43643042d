import Foundation
import Learning
import TestSupport
import Testing

@Suite struct `How an answer is judged` {
  let judge = AnswerJudge(lexicon: AnswerFixtures.words)

  @Test(arguments: AnswerFixtures.judged)
  func `a teacher's verdict`(_ row: AnswerFixtures.Row) {
    let judgement = judge.judge(row.typed, accepted: [row.expected], language: row.language)
    #expect(judgement.verdict == row.verdict, "\(row): \(judgement.differences)")
    guard let kinds = row.kinds else { return }
    #expect(judgement.differences.map(\.kind) == kinds, "\(row)")
  }

  @Test func `at least forty answers are judged in each language`() {
    for language in Language.interface {
      #expect(AnswerFixtures.judged.count(where: { $0.language == language }) >= 40)
    }
  }

  @Test func `another order is right where the entry accepts it`() {
    let accepted = ["Heute regnet es", "Es regnet heute"]
    let judgement = judge.judge("es regnet heute.", accepted: accepted, language: .german)
    #expect(judgement == Judgement(verdict: .right, expected: "Es regnet heute"))
  }

  @Test func `the nearest accepted text is the expected one, in its own spelling`() {
    let accepted = ["Guten Tag!", "Grüß Gott!"]
    let judgement = judge.judge("grüß got", accepted: accepted, language: .german)
    #expect(judgement.expected == "Grüß Gott!")
  }

  @Test func `each difference names both sides in the order of the expected text`() {
    let judgement = judge.judge(
      "la garcon est parti",
      accepted: ["Le garçon est parti."],
      language: .french
    )
    #expect(judgement.verdict == .wrong)
    #expect(
      judgement.differences == [
        Difference(kind: .gender, expected: "Le", typed: "la"),
        Difference(kind: .accent, expected: "garçon", typed: "garcon"),
      ]
    )
  }

  @Test(arguments: AnswerFixtures.judged)
  func `an answer is right however it is set`(_ row: AnswerFixtures.Row) {
    let text = row.expected
    let variants = [
      text, text.uppercased().replacing("SS", with: "ss"), text.lowercased(), "  \(text)  ",
      text + "!", text + "…", "«\u{202F}\(text)\u{202F}»", "¿\(text)?",
      text.decomposedStringWithCanonicalMapping, text.replacing("'", with: "’"),
      text.replacing("-", with: "\u{2011}"), text.replacing(" ", with: "\u{00A0}"),
    ]
    for variant in variants {
      let judgement = judge.judge(variant, accepted: [text], language: row.language)
      #expect(judgement == Judgement(verdict: .right, expected: text), "\(variant)")
    }
  }

  @Test(arguments: AnswerFixtures.judged)
  func `two words that change places are not right unless accepted`(_ row: AnswerFixtures.Row) {
    let words = row.expected.split(separator: " ").map(String.init)
      .filter { $0.contains(where: \.isLetter) }
    for index in words.indices.dropLast() where words[index] != words[index + 1] {
      var swapped = words
      swapped.swapAt(index, index + 1)
      let typed = swapped.joined(separator: " ")
      #expect(!judge.isRight(typed, accepted: [row.expected], language: row.language), "\(typed)")
      #expect(judge.isRight(typed, accepted: [row.expected, typed], language: row.language))
    }
  }

  @Test(arguments: [
    ("fr", "le la les un une"), ("it", "il lo la i gli le un una"), ("de", "der die das ein eine"),
    ("es", "el la los las un una"), ("en", "the a an"),
  ])
  func `dropping an article is wrong`(_ code: String, _ articles: String) {
    let language = Language(rawValue: code)
    for article in articles.split(separator: " ") {
      let judgement = judge.judge("taxi", accepted: ["\(article) taxi"], language: language)
      #expect(judgement.verdict == .wrong)
      #expect(judgement.differences.map(\.kind) == [.article])
    }
  }
}
