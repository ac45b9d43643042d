/// A lesson under way, as a value: what is asked, how often it was tried, what comes next.
public struct Lesson: Sendable, Hashable {
  /// After so many tries the answer is shown and the item comes back later.
  public static let triesPerQuestion = 3
  /// An item comes back at most so often in one lesson.
  public static let returnsPerQuestion = 2
  /// A question that comes back does so after so many others, where there are as many.
  public static let returnDistance = 4

  /// What a verdict on an answer leads to.
  public enum Outcome: Sendable, Hashable {
    /// The question is over: it was answered right.
    case ended
    /// It is asked again; so many tries are left.
    case again(triesLeft: Int)
    /// The tries are used up: the answer is shown; it comes back later, or another day.
    case shown(comesBack: Bool)
  }

  /// What the log is to hold of a try.
  public enum Entry: Sendable, Hashable {
    /// The first decided try, with its grade; nil where all tries were unsure.
    case review(Grade?, ended: Bool)
    /// A later try ended the question by a right answer.
    case completion
  }

  /// The steps still to come, the current one first.
  public private(set) var steps: [LessonStep]
  /// Questions ended by a right answer.
  public private(set) var rightAnswers = 0
  /// Questions there are in all, those that came back not counted again.
  public let questions: Int
  /// Tries at the current question so far.
  public private(set) var tries = 0
  private var recorded = false
  private var returns: [LessonStep: Int] = [:]

  /// A lesson of these steps.
  public init(steps: [LessonStep]) {
    self.steps = steps
    questions = steps.count { $0.isQuestion }
  }

  /// The current step; nil when the lesson is over.
  public var current: LessonStep? { steps.first }

  /// The part of the questions that was answered right, 0…1.
  public var progress: Double { questions == 0 ? 1 : Double(rightAnswers) / Double(questions) }

  /// The lesson after a verdict on the current question, what that leads to and what is logged.
  public func answered(_ verdict: Verdict) -> (lesson: Lesson, outcome: Outcome, log: Entry?) {
    var next = self
    next.tries += 1
    let isRight = verdict == .right || verdict == .typo
    var log: Entry?
    if let grade = Grade(verdict), !recorded {
      log = .review(grade, ended: isRight)
      next.recorded = true
    } else if isRight {
      log = .completion
    }
    if isRight {
      next.rightAnswers += 1
      return (next, .ended, log)
    }
    if next.tries < Self.triesPerQuestion {
      return (next, .again(triesLeft: Self.triesPerQuestion - next.tries), log)
    }
    if log == nil, !next.recorded { log = .review(nil, ended: false) }
    let comesBack = next.scheduleReturn()
    return (next, .shown(comesBack: comesBack), log)
  }

  /// The lesson at its next step.
  public func advanced() -> Lesson {
    var next = self
    if !next.steps.isEmpty { next.steps.removeFirst() }
    next.tries = 0
    next.recorded = false
    return next
  }

  /// The lesson with the current question asked in another way: the tries start anew.
  ///
  /// Where the same skill is still asked for, its grade stands; and however it is asked, it comes
  /// back no oftener.
  public func asking(_ kind: ExerciseKind) -> Lesson {
    guard case .ask(let id, let old) = current else { return self }
    let step = LessonStep.ask(id, kind)
    var next = self
    next.steps[0] = step
    next.returns[step] = max(returns[.ask(id, old)] ?? 0, returns[step] ?? 0)
    next.tries = 0
    next.recorded = recorded && kind.skill == old.skill
    return next
  }

  private mutating func scheduleReturn() -> Bool {
    guard let step = current, returns[step, default: 0] < Self.returnsPerQuestion else {
      return false
    }
    returns[step, default: 0] += 1
    steps.insert(step, at: min(steps.count, 1 + Self.returnDistance))
    return true
  }
}

extension Grade {
  /// The grade of a first try: wrong is again, right with a slip is hard, right is good; unsure
  /// has none.
  public init?(_ verdict: Verdict) {
    switch verdict {
    case .right: self = .good
    case .typo: self = .hard
    case .wrong: self = .again
    case .unsure: return nil
    }
  }
}
