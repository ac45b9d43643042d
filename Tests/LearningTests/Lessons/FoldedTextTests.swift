import Learning
import Testing

@Suite struct `A folded text` {
  @Test(arguments: [
    ("Hello!", "hello"), ("  Comment  ça va ?", "comment ça va"), ("¿Qué tal?", "qué tal"),
    ("l’eau", "l eau"), ("L'eau", "l eau"), ("È", "è"), ("«Ciao»", "ciao"), ("9 Uhr", "9 uhr"),
    ("", ""), ("?!", ""), ("a\u{A0}b\tc\nd", "a b c d"), ("Straße", "straße"),
  ])
  func `has no case, punctuation or spare spaces`(_ text: String, _ folded: String) {
    #expect(FoldedText.of(text) == folded)
  }

  @Test func `is the same for composed and decomposed letters`() {
    #expect(FoldedText.of("e\u{301}te\u{301}") == FoldedText.of("ÉTÉ"))
  }

  @Test func `keeps accents apart, for they make other words`() {
    #expect(FoldedText.of("ou") != FoldedText.of("où"))
  }

  @Test func `folded again stays the same`() {
    for text in ["¿Qué tal?", "L’eau", "İstanbul", "ŉ"] {
      #expect(FoldedText.of(FoldedText.of(text)) == FoldedText.of(text))
    }
  }
}
