import Learning
import Services
import Testing

@testable import Terminal

@Suite struct `A line that is a command` {
  private func question(_ kind: ExerciseKind, phrase: String = "casa") -> LessonSession.Moment {
    let entry = Entry.ID(rawValue: "p/one")
    return .question(
      Exercise(
        key: MemoryKey(entry: entry, language: .spanish, skill: kind.skill),
        kind: kind,
        base: .english,
        phrase: Wording(text: phrase),
        meaning: Wording(text: "house")
      )
    )
  }

  @Test(arguments: ExerciseKind.allCases)
  func `is known by its letter, whatever is asked`(_ kind: ExerciseKind) {
    let moment = question(kind)
    let commands: [(String, LineCommand)] = [
      ("q", .leave), ("Q", .leave), (" r ", .replay), ("s", .slower), ("K\t", .skipSpeaking),
    ]
    for (line, command) in commands {
      #expect(LineCommand(line, answering: moment) == command)
    }
    for line in ["", " ", "quit", "qq", "1", "casa", "q!"] {
      #expect(LineCommand(line, answering: moment) == nil)
    }
  }

  @Test func `is an answer where the letter is the right one`() {
    #expect(LineCommand("s", answering: question(.translate, phrase: "S!")) == nil)
    #expect(LineCommand("r", answering: question(.translate, phrase: "S!")) == .replay)
    #expect(LineCommand("s", answering: question(.choose, phrase: "S!")) == .slower)
    #expect(LineCommand("k", answering: .finished) == .skipSpeaking)
  }

  @Test(
    arguments: [
      ("1", 0), ("3", 2), ("0", nil), ("4", nil), ("-1", nil), ("", nil), ("one", nil),
      ("1.5", nil),
      ("-9223372036854775808", nil), ("9223372036854775807", nil), ("99999999999999999999", nil),
    ] as [(String, Int?)]
  )
  func `or a number names a choice, or none`(_ line: String, _ place: Int?) {
    #expect(line.place(in: ["a", "b", "c"]) == place)
    #expect(line.place(in: []) == nil)
  }

  @Test func `is trimmed of spaces at both ends only`() {
    #expect(" \t la maison \n".trimmed == "la maison")
    #expect("   ".trimmed == "")
    #expect("".trimmed == "")
  }
}
