import Facts
import Testing

@Suite struct ComparisonTests {
  private func compared(_ body: String, parameters: String = "a: T, b: T") -> [[String]] {
    facts("struct T: Equatable { let x = 1; let y = 2; static func == (\(parameters)) -> Bool { \(body) } }")
      .comparisons.map { $0.members.map(\.string) }
  }

  @Test(arguments: [
    ("a.x == b.x", ["x"]), ("return a.x == b.x && a.y == b.y", ["x", "y"]), ("b.x == a.x", ["x"]),
    ("(a.x == b.x) && (a.y == b.y)", ["x", "y"]), ("a.x.z == b.x.z", ["x"]), ("a.x === b.x", ["x"]),
    ("((a.x == b.x && a.y == b.y))", ["x", "y"]), ("true", []), ("return true", []),
  ])
  func whatIsCompared(body: String, expected: [String]) {
    #expect(compared(body) == [expected], "\(body)")
  }

  @Test(arguments: [
    "false", "a.x == b.y", "a.x == b.x || a.y == b.y", "a.x != b.x", "f(a) == f(b)", "a.x == 1", "a.x == b.x && f(a)",
    "let x = a.x; return x == b.x", "a == b", "a.x == c.x", "", "a.x ==", "a.x == b.x &&", "a.x < b.x",
  ])
  func whatCannotBeRead(body: String) {
    #expect(compared(body) == [], "\(body)")
  }

  @Test func parametersOfDifferentTypesAreNotCompared() {
    #expect(compared("a.x == b.x", parameters: "a: T, b: U").isEmpty)
    #expect(compared("a.x == b.x", parameters: "a: Self, b: Self") == [["x"]])
    #expect(compared("true", parameters: "_: T, _: T") == [[]])
  }

  @Test(arguments: [
    ("into hasher: inout Hasher", "hasher.combine(x); hasher.combine(self.y)", [["x", "y"]]),
    ("into h: inout Hasher", "h.combine(x.z); if x > 1 { h.combine(y) }", [["x"]]),
    (
      "into hasher: inout Hasher",
      "other.combine(x); hasher.combine(x, y); hasher.combine(x + y); x.hash(into: &hasher)", [[]]
    ),
    ("for hasher: inout Hasher", "hasher.combine(x)", []), ("into hasher: inout Sink", "hasher.combine(x)", []),
  ])
  func whatIsHashed(parameter: String, body: String, expected: [[String]]) {
    let source = "struct T: Hashable { let x = 1; let y = 2; func hash(\(parameter)) { \(body) } }"
    #expect(facts(source).hashedMembers.map { $0.members.map(\.string) } == expected, "\(body)")
  }

  @Test(arguments: [
    ("onChange(of: x)", "onChange"), ("onChange(of: self.x)", "onChange"), ("task(id: x)", "task"),
    ("onChange(of: x.count)", ""), ("onChange(of: x!)", ""), ("onChange(of: [x])", ""), ("onChange(of: \"\\(x)\")", ""),
  ])
  func whatIsFollowedAsAWhole(modifier: String, expected: String) {
    let source = """
      import SwiftUI
      struct V: View { @State private var x = ""; var body: some View { Text("").\(modifier) { print(1) } } }
      """
    #expect(facts(source).summary.watchedNames(at: 0).map(\.modifier) == [expected], "\(modifier)")
  }

  @Test(arguments: [
    ("x == y", ["x-y"]), ("x - self.y.z", ["x-y"]), ("x.a < y ? 1 : 2", ["x-y"]), ("x != y && y > x", ["x-y", "y-x"]),
    ("x + y", []), ("x == 1", []), ("x == x", []), ("other.x == y", []), ("f(x) == y", []),
  ])
  func membersThatAreCompared(expression: String, expected: [String]) {
    let found = facts("struct T { let x = 1; let y = 2; func f(other: T) { print(\(expression)) } }").comparedMembers
    #expect(found.map { "\($0.first)-\($0.second)" } == expected, "\(expression)")
  }

  @Test func writesToPartsDifferFromWritesToMembers() {
    let summary = facts(
      "import SwiftUI\nstruct V: View { @State private var x = T(); func f() { x.a = 1; x.b.c = 2; x.d.e.toggle(); x[0] = 1 } }"
    ).summary
    #expect(summary.memberWrites.map(\.member) == ["a"])
    #expect(summary.partWrites.map(\.member) == ["b", ""])
  }

  private func leftOut(_ members: String, _ comparison: String = "a.x == b.x") -> [String] {
    let source = "struct T: Equatable { let x: Int; \(members); static func == (a: T, b: T) -> Bool { \(comparison) } }"
    let project = project(["File.swift": source])
    guard let summary = project.summary(ofFileAt: "File.swift"), let type = DeclaredType(summary, 0) else { return [] }
    return facts(source).comparisons.flatMap { project.propertiesLeftOut(of: $0, type) }.map(\.name)
  }

  @Test(arguments: [
    ("var y = 0", ["y"]), ("var y = 0; let z: String", ["y", "z"]), ("var y: () -> Void", []),
    ("var y: Int { 1 }", []), ("static var y = 0", []), ("@State var y = 0", []), ("let y: Unknown", []),
    ("var y: (() -> Void)?", []),
  ])
  func whatIsLeftOut(members: String, expected: [String]) {
    #expect(leftOut(members) == expected, "\(members)")
  }

  @Test func computedPropertyHasRolesOfWhatItReads() {
    #expect(leftOut("var y = 0; var z = 0; var key: Int { y }", "a.x == b.x && a.key == b.key") == ["z"])
    #expect(leftOut("var y = 0; var key: Int { other }", "a.key == b.key") == [])
    #expect(leftOut("var y = 0; var a1: Int { y }; var key: Int { a1 }", "a.key == b.key") == [])
    #expect(leftOut("var y = 0", "a.key == b.key") == [])
  }
}
