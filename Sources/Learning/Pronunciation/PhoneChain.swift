/// A phrase as a chain of model states that a recording is laid along: phones with alternatives,
/// and a pause that may stand before, between and after the words.
struct PhoneChain: Sendable {
  /// A place in the phrase: which word, and which phone in it.
  struct Place: Sendable, Hashable {
    let word: Int
    let slot: Int
  }

  /// One state of the chain.
  struct State: Sendable {
    /// Its column in ``SenoneScores``.
    let column: Int
    /// Where it belongs; nil for a pause.
    let place: Place?
    /// The model phone; nil for a pause.
    let phone: Int?
    /// Which of the chain's phones it is part of, counted from 0.
    let unit: Int
    /// The states before it, itself left out.
    let before: [Int]
  }

  private(set) var states: [State] = []
  /// Where a recording may begin and end.
  private(set) var starts: [Int] = []
  private(set) var ends: [Int] = []

  /// What the next state follows; `atStart` says that nothing was said yet.
  private struct Front {
    var states: [Int] = []
    var atStart = true
  }

  /// The chain of a phrase, or of a single word without pauses.
  init(words: [[PhoneSlot]], pauseColumn: Int?) {
    var front = Front()
    if let pauseColumn { front.states.append(addPause(pauseColumn, after: front)) }
    for (word, slots) in words.enumerated() where !slots.isEmpty {
      for (slot, phone) in slots.enumerated() {
        front = add(phone, at: Place(word: word, slot: slot), after: front)
      }
      if let pauseColumn { front.states.append(addPause(pauseColumn, after: front)) }
    }
    ends = front.states
  }

  private mutating func addPause(_ column: Int, after front: Front) -> Int {
    append(
      State(column: column, place: nil, phone: nil, unit: nextUnit(), before: front.states),
      front.atStart
    )
  }

  private mutating func nextUnit() -> Int {
    (states.last?.unit ?? -1) + 1
  }

  private mutating func append(_ state: State, _ mayStart: Bool) -> Int {
    states.append(state)
    if mayStart { starts.append(states.count - 1) }
    return states.count - 1
  }

  private mutating func add(_ phone: PhoneSlot, at place: Place, after front: Front) -> Front {
    var next = Front(states: [], atStart: false)
    for reading in phone.readings {
      guard !reading.isEmpty else {
        next.states += front.states
        next.atStart = next.atStart || front.atStart
        continue
      }
      next.states.append(add(reading, at: place, after: front))
    }
    return next
  }

  /// Adds a reading's phones and returns its last state.
  private mutating func add(_ reading: [Int], at place: Place, after front: Front) -> Int {
    var before = front.states
    var mayStart = front.atStart
    for phone in reading {
      let unit = nextUnit()
      for state in 0..<PhoneSet.statesPerPhone {
        let column = phone * PhoneSet.statesPerPhone + state
        before = [
          append(
            State(column: column, place: place, phone: phone, unit: unit, before: before),
            mayStart
          )
        ]
        mayStart = false
      }
    }
    return states.count - 1
  }
}
