import RuleTesting
import Testing

/// Tests of what hash values say about values, on which the rule hash-as-identity depends.
@Suite struct HashTests {
  private static let stake = """
    struct Stake: Hashable {
      var title = ""
      var amount = 0
      func hash(into hasher: inout Hasher) { hasher.combine(title) }
    }

    /// What a list shows: one row for each identity.
    func rows<Element, ID: Hashable>(of elements: [Element], by id: (Element) -> ID) -> Int {
      Set(elements.map(id)).count
    }

    let all = [Stake(title: "a", amount: 1), Stake(title: "a", amount: 2)]

    """

  @Test func equalHashesDoNotMakeElementsEqual() throws {
    let output = try StubCompiler.shared().output(
      ofProgram: Self.stake + """
        print("by hash", rows(of: all, by: \\.hashValue))
        print("by themselves", rows(of: all, by: \\.self))
        """)
    #expect(output == "by hash 1\nby themselves 2\n")
  }

  @Test func hashesDifferBetweenLaunches() throws {
    let program = "print(\"tag\".hashValue)"
    let first = try StubCompiler.shared().output(ofProgram: program)
    let second = try StubCompiler.shared().output(ofProgram: program)
    #expect(first != second)
  }
}
