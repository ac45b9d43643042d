import Content
import Learning
import TestSupport
import Testing

/// The direction in which a language is learnt.
struct Direction: Sendable, CustomTestStringConvertible {
  let base: Language
  let target: Language

  var testDescription: String { "\(base) → \(target)" }

  static let all = Language.interface.flatMap { base in
    Language.interface.filter { $0 != base }.map { Direction(base: base, target: $0) }
  }
}

@Suite struct `An exercise` {
  static let course = Result {
    try CourseReader(content: ContentFolders().content).course("essentials")
  }

  private func exercises(
    _ course: Course,
    _ direction: Direction,
    _ kind: ExerciseKind,
    seed: UInt64 = 1
  ) -> [Exercise] {
    var chance = SeededGenerator(seed: seed)
    let maker = ExerciseMaker(course: course, base: direction.base, target: direction.target)
    return course.order.compactMap { maker.exercise(for: $0, kind: kind, chance: &chance) }
  }

  @Test(arguments: Direction.all)
  func `of the shipped course has one right choice among four (T4.2)`(
    _ direction: Direction
  ) throws {
    let course = try Self.course.get()
    for seed in 0..<2 as Range<UInt64> {
      let exercises = exercises(course, direction, .choose, seed: seed)
      #expect(exercises.count == course.order.count)
      for exercise in exercises {
        #expect(Set(exercise.choices.map(FoldedText.of)).count == ExerciseMaker.choiceCount)
        #expect(exercise.choices.count { $0 == exercise.meaning.full } == 1)
        #expect(exercise.rightChoice.map { exercise.choices[$0] } == exercise.meaning.full)
      }
    }
  }

  /// Whether a choice that is shown for an exercise would be right as well.
  private func isAlsoRight(_ choice: String, _ exercise: Exercise, _ course: Course) -> Bool {
    func folded(_ id: Entry.ID, _ language: Language) -> Set<String> {
      Set((course.entries[id]?.wordings[language]?.accepted ?? []).map(FoldedText.of))
    }
    let (own, base, target) = (exercise.key.entry, exercise.base, exercise.key.language)
    if folded(own, base).contains(FoldedText.of(choice)) { return true }
    let said = course.order.filter {
      $0 != own && course.entries[$0]?.wordings[base]?.full == choice
    }
    return said.contains { other in
      !folded(other, base).isDisjoint(with: folded(own, base))
        || !folded(other, target).isDisjoint(with: folded(own, target))
    }
  }

  @Test(arguments: Direction.all)
  func `of the shipped course has no wrong choice that could be right (T4.2)`(
    _ direction: Direction
  ) throws {
    let course = try Self.course.get()
    for seed in 0..<2 as Range<UInt64> {
      for exercise in exercises(course, direction, .listen, seed: seed) {
        for choice in exercise.choices where choice != exercise.meaning.full {
          #expect(!isAlsoRight(choice, exercise, course), "\(exercise.phrase.full): \(choice)")
        }
      }
    }
  }

  @Test func `never offers what another entry says the same in either language`() {
    let course = SmallCourse.of([
      SmallCourse.entry("you", [.english: ["you"], .french: ["tu", "vous"]]),
      SmallCourse.entry("you-polite", [.english: ["you all", "You!"], .french: ["vous autres"]]),
      SmallCourse.entry("he", [.english: ["he"], .french: ["il"]]),
      SmallCourse.entry("it", [.english: ["it"], .french: ["Il"]]),
      SmallCourse.entry("she", [.english: ["she"], .french: ["elle"]]),
    ])
    for seed in 0..<50 as Range<UInt64> {
      for exercise in exercises(course, .init(base: .english, target: .french), .choose, seed: seed)
      {
        let choices = Set(exercise.choices)
        for pair in [["you", "you all"], ["he", "it"]] as [Set<String>]
        where pair.contains(exercise.meaning.full) {
          #expect(!choices.isSuperset(of: pair))
        }
        #expect(choices.contains(exercise.meaning.full))
      }
    }
  }

  @Test func `prefers wrong choices of its own kind and topic`() {
    let fruit = (0..<4).map { number in
      SmallCourse.entry("f\(number)", [.english: ["fruit \(number)"], .french: ["fruit\(number)"]])
    }
    let phrases = (0..<8).map { number in
      SmallCourse.entry(
        "p\(number)",
        [.english: ["phrase \(number)"], .french: ["p\(number)"]],
        kind: .phrase,
        topic: "talk"
      )
    }
    let made = exercises(
      SmallCourse.of(phrases + fruit),
      .init(base: .english, target: .french),
      .choose
    )
    for exercise in made where exercise.meaning.full.hasPrefix("fruit") {
      #expect(exercise.choices.allSatisfy { $0.hasPrefix("fruit") })
    }
  }

  @Test func `has as many choices as a tiny course can give`() {
    for count in 1...4 {
      let made = exercises(
        SmallCourse.words(count),
        .init(base: .english, target: .german),
        .choose
      )
      #expect(made.map(\.choices.count) == Array(repeating: count, count: count))
    }
  }

  @Test func `is none for an entry that isn't there or isn't in both languages`() {
    let course = SmallCourse.of([
      SmallCourse.entry("house", [.english: ["house"], .french: ["maison"]])
    ])
    var chance = SeededGenerator(seed: 1)
    let german = ExerciseMaker(course: course, base: .english, target: .german)
    #expect(german.exercise(for: small("house"), kind: .choose, chance: &chance) == nil)
    let reverse = ExerciseMaker(course: course, base: .german, target: .english)
    #expect(reverse.exercise(for: small("house"), kind: .choose, chance: &chance) == nil)
    let french = ExerciseMaker(course: course, base: .english, target: .french)
    #expect(french.exercise(for: small("no"), kind: .choose, chance: &chance) == nil)
    #expect(french.exercise(for: small("house"), kind: .dictate, chance: &chance) != nil)
  }

  @Test func `puts the right choice in every place in turn`() {
    let places = (0..<200 as Range<UInt64>).flatMap { seed in
      exercises(
        SmallCourse.sixWords,
        .init(base: .english, target: .french),
        .choose,
        seed: seed
      ).compactMap(\.rightChoice)
    }
    for place in 0..<4 { #expect((250...350).contains(places.count { $0 == place })) }
  }

  @Test(arguments: ExerciseKind.allCases)
  func `shows, reads and accepts what its kind wants`(_ kind: ExerciseKind) throws {
    let made = exercises(
      SmallCourse.of([
        SmallCourse.entry("hello", [.english: ["hello", "hi"], .french: ["bonjour", "salut"]])
      ]),
      .init(base: .english, target: .french),
      kind
    )
    let exercise = try #require(made.first)
    let asksMeaning = kind == .choose || kind == .listen
    #expect(exercise.choices.isEmpty != asksMeaning)
    #expect(exercise.answerLanguage == (asksMeaning ? .english : .french))
    #expect(exercise.spoken == (kind == .translate ? ("hello", .english) : ("bonjour", .french)))
    #expect((exercise.shown == nil) == kind.needsHearing)
    let accepted: [ExerciseKind: [String]] = [
      .choose: ["hello", "hi"], .listen: ["hello", "hi"], .translate: ["bonjour", "salut"],
      .dictate: ["bonjour"], .repeatPhrase: ["bonjour"],
    ]
    #expect(exercise.accepted == accepted[kind])
  }

  @Test(arguments: ExerciseKind.allCases)
  func `is adapted to a machine that can't hear or speak`(_ kind: ExerciseKind) {
    let deaf = kind.adapted(canHear: false, canSpeak: true)
    #expect(!deaf.needsHearing)
    #expect(deaf.skill == kind.skill)
    let mute = kind.adapted(canHear: true, canSpeak: false)
    #expect(mute == (kind == .repeatPhrase ? .listen : kind))
    let both = kind.adapted(canHear: false, canSpeak: false)
    #expect(!both.needsHearing && both != .repeatPhrase)
    #expect(kind.adapted(canHear: true, canSpeak: true) == kind)
  }
}
