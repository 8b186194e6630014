import Facts
import Testing

@Suite struct MemberReadTests {
  private func reads(_ code: String) -> [String] {
    facts(code).memberReads.map { "\($0.member.name): \($0.name)" }
  }

  @Test(arguments: [
    ("var x: Int { a + self.b }", ["x: a", "x: b"]), ("var x: Int { get { a } set { a = newValue } }", ["x: a"]),
    ("func f() -> Int { [1].map { $0 + a }.count }", ["f: a"]), ("func f() { print(a) }", []),
    ("init() { print(a) }", []), ("var x = 0 { didSet { print(a) } }", []), ("func f() -> Int { a = 1; return 2 }", []),
  ])
  func whatMembersOfObservableClassesAreMadeOfIsNoted(member: String, expected: [String]) {
    #expect(reads("@Observable class C {\n\(member)\n}") == expected, "\(member)")
    #expect(reads("@Observable class C {}\nextension C {\n\(member)\n}") == expected, "\(member)")
    #expect(reads("class C {\n\(member)\n}") == [])
  }
}
