import FactQuestions
import Facts
import Testing

@Suite struct OverriddenDefaultTests {
  private func outcomes(_ members: String) -> [OverriddenDefault.Outcome] {
    let source =
      "import SwiftUI\nstruct S: View {\n@State private var n = 0\n\(members)\nvar body: some View { Text(\"\") }\n}"
    return project(["File.swift": source]).overriddenDefaults(in: facts(source).summary).map(\.outcome)
  }

  @Test(arguments: [
    ("let t: Int; init() { n = 1; t = 2 }", OverriddenDefault.Outcome.taken(before: "t")),
    ("let t: Int; init() { self.n = 1; self.t = 2 }", .taken(before: "t")),
    ("let t: Int?; init() { n = 1; t = 2 }", .taken(before: "t")),
    ("@Binding var t: Int; init(t: Binding<Int>) { n = 1; _t = t }", .taken(before: "t")),
    ("let t: Int; init() { if true { n = 1 }; t = 2 }", .taken(before: "t")),
    ("let t: Int; init() { t = 2; n = 1 }", .lost), ("init() { n = 1 }", .lost),
    ("var t = 3; init() { n = 1; t = 2 }", .lost), ("var t: Int?; init() { n = 1; t = 2 }", .lost),
    ("lazy var t = 3; init() { n = 1 }", .lost),
    ("@Environment(\\.dismiss) var t; init() { n = 1 }", .lost),
    ("let t: Int; init() { if true { t = 1; n = 2 } else { t = 3 } }", .unclear),
    ("let t, u: Int; init() { n = 1; (t, u) = (1, 2) }", .unclear),
  ])
  func orderDecides(members: String, expected: OverriddenDefault.Outcome) {
    #expect(outcomes(members) == [expected], "\(members)")
  }

  @Test(arguments: [
    "init() { _n = State(initialValue: 1) }", "init() { let f = { self.n = 1 } }", "init(n: inout Int) { n = 1 }",
    "init(q: Int) {}; init() { self.init(q: 1); n = 5 }", "func set() { n = 1 }",
  ])
  func whatIsNoSuchAssignment(members: String) {
    #expect(outcomes(members) == [], "\(members)")
  }
}
