import Learning
import Testing

@Suite struct `Chance that can be repeated` {
  @Test func `gives the numbers of the published SplitMix64`() {
    var chance = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in chance.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test func `works from the seed zero`() {
    var chance = SeededGenerator(seed: 0)
    #expect(chance.next() == 0xE220_A839_7B1D_CDAF)
    #expect(chance.next() == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test func `makes ids of 32 hexadecimal digits, zeros kept`() {
    var chance = SeededGenerator(seed: 0)
    #expect(chance.eventID() == "e220a8397b1dcdaf6e789e6aa1b965f4")
    #expect(chance.eventID() == "06c45d188009454ff88bb8a8724c81ec")
    let ids = (0..<10_000).map { _ in chance.eventID() }
    #expect(ids.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    #expect(Set(ids).count == ids.count)
  }
}
