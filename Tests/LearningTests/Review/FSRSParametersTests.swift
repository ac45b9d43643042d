import Learning
import Testing

struct FSRSParametersTests {
  @Test func `the published weights lie inside their own ranges`() throws {
    let published = FSRSParameters.published
    #expect(try FSRSParameters(weights: published.weights) == published)
  }

  @Test func `the published weights are those that the references were run with`() throws {
    let published = try #require(referenceSchedulers()["published"])
    #expect(published.parameters == .published)
  }

  @Test(arguments: [0, 1, 17, 19, 20, 22])
  func `another number of weights than 21 is refused`(count: Int) {
    let weights = Array(repeating: 0.5, count: count)
    #expect(throws: SchedulingError.weightCount(count)) { try FSRSParameters(weights: weights) }
  }

  @Test(arguments: 0..<21, [Double.nan, .infinity, -.infinity])
  func `a weight that is no finite number is refused`(index: Int, value: Double) {
    #expect(throws: SchedulingError.weightNotFinite(index: index)) {
      try FSRSParameters(weights: published(with: value, at: index))
    }
  }

  @Test(arguments: 0..<21)
  func `a weight is taken at the ends of its range and refused beyond`(index: Int) throws {
    let range = FSRSParameters.ranges[index]
    for end in [range.lowerBound, range.upperBound] {
      #expect(try FSRSParameters(weights: published(with: end, at: index)).weights[index] == end)
    }
    for beyond in [range.lowerBound.nextDown, range.upperBound.nextUp] {
      #expect(
        throws: SchedulingError.weightOutOfRange(index: index, value: beyond, range: range)
      ) { try FSRSParameters(weights: published(with: beyond, at: index)) }
    }
  }

  @Test func `the facts of a refused weight say which one, its value and its range`() {
    let error = SchedulingError.weightOutOfRange(index: 20, value: 0.9, range: 0.1...0.8)
    #expect(error.facts == ["index": "20", "value": "0.9", "lowest": "0.1", "highest": "0.8"])
  }

  @Test(arguments: [0.69, 0.991, 0, 1, .nan])
  func `a desired retention outside 0.7 to 0.99 is refused`(retention: Double) {
    #expect {
      try Scheduler(desiredRetention: retention)
    } throws: { error in
      (error as? SchedulingError)?.code == "desiredRetentionOutOfRange"
    }
  }

  @Test(arguments: [0, -1, 36501])
  func `a longest interval outside 1 to 36500 days is refused`(days: Int) {
    #expect(throws: SchedulingError.maximumIntervalOutOfRange(days)) {
      try Scheduler(desiredRetention: 0.9, maximumIntervalDays: days)
    }
  }

  private func published(with value: Double, at index: Int) -> [Double] {
    var weights = FSRSParameters.published.weights
    weights[index] = value
    return weights
  }
}
