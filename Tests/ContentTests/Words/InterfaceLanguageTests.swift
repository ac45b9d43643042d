import Content
import Learning
import Testing

@Suite struct `The language of the screen (DF 6.1)` {
  @Test(
    arguments: [
      ([:], nil), (["LANG": "fr_FR.UTF-8"], .french), (["LANG": "de_AT.UTF-8@euro"], .german),
      (["LANG": "it"], .italian), (["LANG": "es@x"], .spanish), (["LANG": "en-GB"], .english),
      (["LANG": "DE_DE"], .german), (["LANG": "fr.ISO-8859-1"], .french),
      (["LANG": "C"], nil), (["LANG": "POSIX"], nil), (["LANG": "C.UTF-8"], nil),
      (["LANG": ""], nil), (["LANG": "_"], nil), (["LANG": "ja_JP.UTF-8"], nil),
      (["LANG": "english"], nil),
      (["LC_ALL": "it_IT", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"], .italian),
      (["LC_MESSAGES": "fr_FR", "LANG": "de_DE"], .french),
      (["LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"], .french),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE"], .german),
      // The first one that is set decides, even by asking for none of ours.
      (["LC_ALL": "C", "LANG": "de_DE"], nil), (["LC_ALL": "ja_JP", "LANG": "de_DE"], nil),
      (["LC_TIME": "fr_FR", "LANGUAGE": "it"], nil),
    ] as [([String: String], Language?)]
  )
  func `is found as POSIX has it`(_ environment: [String: String], _ expected: Language?) {
    #expect(InterfaceLanguage.suggested(by: environment) == expected)
  }
}
