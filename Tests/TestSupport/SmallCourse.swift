public import Learning

/// A course that is made in a test: few entries, as plain as can be.
public enum SmallCourse {
  /// A course of these entries in one lesson, in English, French and German.
  public static func of(_ entries: [Entry]) -> Course {
    let lesson = CourseLesson(id: "one", title: [:], entries: entries.map(\.id))
    return Course(
      id: "small",
      title: [.english: "Small"],
      languages: [.english, .french, .german],
      units: [CourseUnit(id: "one", title: [:], lessons: [lesson])],
      entries: entries
    )
  }

  /// An entry with its texts by language; an article is part of the text.
  public static func entry(
    _ name: String,
    _ texts: [Language: [String]],
    kind: Entry.Kind = .word,
    topic: String = "things"
  ) -> Entry {
    Entry(
      id: Entry.ID(rawValue: "small/\(name)"),
      kind: kind,
      level: .a1,
      topic: topic,
      wordings: texts.mapValues { Wording(text: $0[0], alternatives: Array($0.dropFirst())) }
    )
  }

  /// Six words in English, French and German.
  public static let sixWords = of([
    entry("house", [.english: ["house"], .french: ["maison"], .german: ["Haus"]]),
    entry("dog", [.english: ["dog"], .french: ["chien"], .german: ["Hund"]]),
    entry("cat", [.english: ["cat"], .french: ["chat"], .german: ["Katze"]]),
    entry("bread", [.english: ["bread"], .french: ["pain"], .german: ["Brot"]]),
    entry("water", [.english: ["water"], .french: ["eau"], .german: ["Wasser"]]),
    entry("tree", [.english: ["tree"], .french: ["arbre"], .german: ["Baum"]]),
  ])

  /// The first so many of the six words.
  public static func words(_ count: Int) -> Course {
    of(sixWords.order.prefix(count).compactMap { sixWords.entries[$0] })
  }
}

/// The id of an entry of a small course.
public func small(_ name: String) -> Entry.ID { Entry.ID(rawValue: "small/\(name)") }
