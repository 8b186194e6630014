import Facts
import Testing

@Suite struct DrawnMemberTests {
  private func drawn(_ member: String) -> [String] {
    facts("struct S: View {\n  let a: M\n  let b: M\n  @State var c: M\n\(member)\n}").summary.drawnMembers
      .map { "\($0.property).\($0.member)" }
  }

  @Test(arguments: [
    ("var body: some View { Text(a.x) }", ["a.x"]),
    ("var body: some View { Text(self.a.x.y) }", ["a.x"]),
    ("var body: some View { VStack { Text(a.x); Text(a.x); Text(b.y) } }", ["a.x", "b.y"]),
    ("var body: some View { Text(a?.x ?? \"\") }", ["a.x"]),
    ("func row() -> some View { Text(a.x.uppercased()) }", ["a.x"]),
    ("var body: some View { Button(action: { f(b.y) }) { Text(a.x) } }", ["a.x"]),
    ("var body: some View { Button { f(b.y) } label: { Text(a.x) } }", ["a.x"]),
    ("var body: some View { Text(\"\").background { Text(a.x) } }", ["a.x"]),
    ("var body: some View { Text(c.x) }", ["c.x"]), ("var body: some View { TextField(text: $c.x) }", ["c.x"]),
    ("var body: some View { if let a { Text(a.x) } }", ["a.x"]),
    (
      "var body: some View { card { Text(a.x) } }; func card<C>(@ViewBuilder content: () -> C) -> some View { E() }",
      ["a.x"]
    ),
    (
      "func card(_ n: Int, @ViewBuilder _ c: () -> E) -> E { E() }; var body: some View { card(1) { Text(a.x) } }",
      ["a.x"]
    ),
    ("var body: some View { if let first = a, let b { Text(first.x + b.y) } }", ["a.x", "b.y"]),
  ])
  func whatIsDrawnIsNoted(member: String, expected: [String]) {
    #expect(drawn(member) == expected, "\(member)")
  }

  @Test(arguments: [
    "var body: some View { Button(\"\") { f(a.x) } }", "var body: some View { Text(\"\").onAppear { f(a.x) } }",
    "var body: some View { Text(\"\").task { f(a.x) } }", "func save() { f(a.x) }", "func save() -> Int { a.x }",
    "var body: some View { Row(a) }", "var body: some View { f(a.run()) }",
    "var body: some View { Text(\"\").onReceive(a.$x) { _ in } }",
    "var body: some View { let a = 1; return Text(a.x) }",
    "func act(@ViewBuilder c: () -> E, run: () -> E) -> E { E() }; var body: some View { act(c: { E() }) { f(a.x) } }",
    "func act(c: () -> E) -> E { E() }; var body: some View { act { f(a.x) } }",
  ])
  func actionsAndOtherThingsAreNot(member: String) {
    #expect(drawn(member) == [], "\(member)")
  }

  @Test(arguments: [
    ("var body: some View { Text(\"\").padding() }", "Text(\"\").padding()"),
    ("var body: some View { return Text(\"\") }", "Text(\"\")"),
    ("var body: some View { get { VStack { } } }", nil), ("var body: some View { if a { Text(\"\") } }", nil),
    ("var body: some View { Text(\"\"); Text(\"\") }", nil), ("var other: some View { Text(\"\") }", nil),
  ])
  func aBodyIsOneExpressionOrNone(member: String, expected: String?) {
    let facts = facts("struct S: View {\n\(member)\n}")
    #expect(facts.viewBodies(of: 0).first.map { facts.text($0.expression) } == expected, "\(member)")
  }
}
