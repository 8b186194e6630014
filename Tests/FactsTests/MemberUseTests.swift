import Facts
import Testing

@Suite struct MemberUseTests {
  private func uses(_ members: String, in heading: String = "struct S") -> [String] {
    facts("\(heading) {\n\(members)\n}").memberUses.map {
      "\($0.member)\($0.traits.contains(.isInClosure) ? " later" : ""): \($0.name)"
    }
  }

  @Test(arguments: [
    ("func f() { a.b() }", ["f: a"]), ("func f() { self.a = b }", ["f: a", "f: b"]), ("var v: Int { a }", ["v: a"]),
    ("func f() { g { a } }", ["f: g", "f later: a"]), ("func f() { func g() { a() } }", ["f later: a"]),
    ("init() { a = b }", ["init: b"]), ("init() { _a = W(wrappedValue: b) }", ["init: b"]),
    ("func f() { a + a }\nfunc g() { $a.x }", ["f: a", "g: a"]), ("lazy var v = a", ["v: a"]),
    ("var v: Int { didSet { a } }", ["v: a"]),
  ])
  func namesThatMembersUse(members: String, expected: [String]) {
    #expect(uses(members).filter { !$0.hasSuffix(": W") } == expected, "\(members)")
  }

  @Test(arguments: [
    "static func f() { a }", "static var v: Int { a }", "func f(a: Int) { a }", "func f() { let a = 1; a }",
    "class C { func f() { a } }", "enum E { func f() { a } }",
  ])
  func namesOfOthersAreNone(members: String) {
    #expect(uses(members) == [], "\(members)")
  }

  @Test(arguments: [
    ("var x: Int { a + self.b }", ["x: a", "x: b"]), ("var x: Int { get { a } set { a = newValue } }", ["x: a"]),
    ("func f() -> Int { [1].map { $0 + a }.count }", ["f: a"]), ("func f() { print(a) }", []),
    ("init() { print(a) }", []), ("var x = 0 { didSet { print(a) } }", []), ("func f() -> Int { a = 1; return 2 }", []),
  ])
  func whatMembersGiveSomethingMadeOf(member: String, expected: [String]) {
    for heading in ["struct S {", "@Observable class C {", "@Observable class C {}\nextension C {"] {
      let uses = facts("\(heading)\n\(member)\n}").memberUses.filter { $0.traits.contains(.isForResult) }
      #expect(uses.map { "\($0.member): \($0.name)" } == expected, "\(heading) \(member)")
    }
    #expect(facts("class C {\n\(member)\n}").memberUses == [])
  }

  @Test func otherFilesSeeThoseOfExtensions() {
    let code = "struct S { func f() { a } }\nextension S { func g() { a } }\nextension T { func h() { a } }"
    #expect(facts(code).memberUses.map(\.member) == ["f", "g", "h"])
    #expect(facts(code).summary.memberUses.map(\.member) == ["h"])
    #expect(facts("extension String { func f() { a } }").summary.memberUses == [])
  }

  @Test func functionsOfStructsProtocolsAndExtensions() {
    let code = """
      struct S { private func f() { func inner() {} }; static func g() {}; subscript(i: Int) -> Int { i } }
      protocol P { func h() }
      class C { func i() {} }
      extension C { public func j() {} }
      """
    #expect(facts(code).summary.methods.map(\.name) == ["f", "g", "h", "j"])
    #expect(facts(code).summary.methods.map(\.access) == [.private, nil, nil, .public])
    #expect(facts(code).summary.methods.map(\.isStatic) == [false, true, false, false])
  }

  @Test(arguments: [
    ("Row().load()", ["Row.load"]), ("let row = Row(); row.load()", ["Row.load"]), ("row.load()", [".load"]),
    ("rows.forEach { $0.load() }", [".load"]), ("for row in rows { row.load() }", [".load"]),
    ("Row().padding().load()", [".load"]), ("row.title.load()", [".load"]), ("row.map { $0 }", []),
    ("rows[0].load()", [".load"]), ("self.row.load()", [".load"]), ("row.load?()", [".load"]), ("self.load()", []),
    ("let text = Text(\"\"); text.bold()", []), ("load()", []),
  ])
  func methodsThatAreCalledOnValues(code: String, expected: [String]) {
    let found = facts("func f(row: some P) {\n\(code)\n}").summary.methodCalls.map {
      "\($0.receiverType).\($0.name)"
    }
    #expect(found.map { $0.hasPrefix("P.") ? String($0.dropFirst()) : $0 } == expected, "\(code)")
  }

  @Test func membersAfterProjection() {
    let code = "extension S { func f() { g($a.b, $a.c.d, $e, self.$h.i(), $k[0], $a.b) } }"
    #expect(facts(code).projectedMembers.map { "\($0.property).\($0.member)" } == ["a.b", "a.c", "h.i"])
    #expect(facts(code).summary.projectedMembers.count == 3)
    #expect(facts("struct S { func f() { g($a.b) } }").summary.projectedMembers == [])
  }

  @Test(arguments: [
    ("/// Pass another one.\nvar a = 0", true), ("/** May be injected. */\n  var a = 0", true),
    ("/// Shown.\n/// The caller's.\n@State var a = 0", true), ("/// The passage.\nvar a = 0", false),
    ("// Pass another one.\nvar a = 0", false), ("/* Pass another one. */\nvar a = 0", false),
    ("/// Pass another one.\nprivate var a = 0", false), ("/// Pass another one.\n\nvar a = 0", true),
    ("/// Pass another one.\n/* 1 */ var a = 0", true),
    ("var b = 0 /// Pass another one.\nvar a = 0", false), ("/**/\nvar a = 0", false), ("*/\nvar a = 0", false),
  ])
  func commentsThatOfferAProperty(members: String, isDocumentedAsInput: Bool) {
    let property = facts("struct S {\n\(members)\n}").summary.properties.first { $0.name == "a" }
    #expect(property?.traits.contains(.isDocumentedAsInput) == isDocumentedAsInput, "\(members)")
  }
}
