import Facts
import Testing

@Suite struct InitializerReadTests {
  private func reads(_ body: String) -> [String] {
    facts("struct S {\n  init(given: Int) {\n\(body)\n  }\n}").initializerBodies.first?.reads
      .map { $0.isInClosure ? "later \($0.name)" : $0.name } ?? []
  }

  @Test(arguments: [
    ("model.load()", ["model"]), ("self.model.load()", ["model"]), ("a = b.c", ["b"]), ("a.b = 1", ["a"]),
    ("_a = State(initialValue: b)", ["b"]), ("_a.wrappedValue.run()", ["a"]), ("f($a)", ["f", "a"]),
    ("g = { [self] in a }", ["later a"]), ("if a { b = 1 }", ["a"]),
  ])
  func namesOfTheStructAreNoted(body: String, expected: [String]) {
    #expect(reads(body) == expected, "\(body)")
  }

  @Test(arguments: ["a = 1", "self.a = given", "_a = given", "let b = given; a = b", "let a = 1; print2 = a + given"])
  func assignmentsAndLocalsAreNotRecorded(body: String) {
    #expect(reads(body) == [], "\(body)")
  }

  @Test func initializersOfClassesAreNotExamined() {
    #expect(facts("class C { init() { load() } }").initializerBodies.first?.reads == [])
  }

  @Test(arguments: [
    ("Home().model.load()", ["Home.model"]), ("let home = Home(); home.model.load()", ["Home.model"]),
    ("let host = UIHostingController(rootView: Home()); host.rootView.model.load()", ["Home.model"]),
    ("let host = UIHostingController(rootView: view); host.rootView.model.load()", []), ("Home().show()", []),
    ("let home = make(); home.model.load()", []), ("Text(\"\").font.size", []),
  ])
  func whatCodeReadsFromAValueOfItsOwn(code: String, expected: [String]) {
    let found = facts("func f() {\n\(code)\n}").madeValueReads.map { "\($0.typePath).\($0.member)" }
    #expect(found.filter { !$0.hasPrefix("UIHosting") } == expected, "\(code)")
  }
}
