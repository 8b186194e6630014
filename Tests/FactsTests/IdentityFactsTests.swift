import Facts
import Testing

@Suite struct IdentityFactsTests {
  private func identities(_ body: String) -> [IdentityModifier] {
    facts("struct Home: View {\n  var body: some View {\n\(body)\n  }\n}").identities
  }

  @Test func identitiesHaveTheirBase() {
    let found = facts("struct Home: View { var body: some View { VStack { a.padding().id(b) }.frame().id(c) } }")
    #expect(found.identities.map { found.text($0.argument.place) } == ["b", "c"])
    #expect(found.identities.map { found.text($0.place) } == [".id(b)", ".id(c)"])
    #expect(found.identities.map { found.text($0.base) } == ["a.padding()", "VStack { a.padding().id(b) }.frame()"])
    #expect(found.identities.map(\.root) == [Value(.name, "a"), Value(.construct, "VStack")])
  }

  @Test func transitionsAndAnimationsOfChainAreRecorded() {
    #expect(identities("Text(\"\").id(x).transition(.opacity)").first?.traits == [.isShown, .hasTransition])
    #expect(identities("Text(\"\").animation(.default, value: x.y).id(x.y)").first?.traits == [.isShown, .isAnimated])
    #expect(identities("Text(\"\").animation(.default, value: y).id(x)").first?.traits == .isShown)
    #expect(identities("let v = Text(\"\").id(x); return v").first?.traits == [])
  }

  @Test func otherMethodsWithNameAreIgnored() {
    #expect(identities("store.id").isEmpty)
    #expect(identities("store.id()").isEmpty)
    #expect(identities("store.id(for: x)").isEmpty)
    #expect(identities("store.id(a, b)").isEmpty)
    #expect(identities("store.id { x }").isEmpty)
    #expect(identities("id(x)").isEmpty)
  }

  @Test(arguments: [
    ("UUID()", "UUID()"), ("UUID().uuidString", "UUID()"), ("\"a \\(b) \\(UUID())\"", "UUID()"), ("Date()", "Date()"),
    ("Date.now", "Date.now"), ("Date().timeIntervalSince1970", "Date()"), ("a + String(arc4random())", "arc4random()"),
    ("Int.random(in: 0..<9)", "Int.random(in: 0..<9)"), ("AnyHashable(UUID())", "UUID()"), ("[a, UUID()]", "UUID()"),
    ("ObjectIdentifier(Box())", "ObjectIdentifier(Box())"), ("CACurrentMediaTime()", "CACurrentMediaTime()"),
  ])
  func valuesThatAreNewEachTime(expression: String, part: String) {
    let found = facts("struct V: View { var body: some View { Text(\"\").id(\(expression)) } }")
    #expect(found.identities.first?.volatilePart.map { found.text($0) } == part)
  }

  @Test(arguments: [
    "id", "UUID(uuidString: text)", "Date(timeIntervalSince1970: 0)", "day(of: Date())", "Date() < end", "a ?? UUID()",
    "c ? a : UUID()", "items.first { $0.date < Date() }", "ObjectIdentifier(model)", "Date().day", "UUID.init",
  ])
  func valuesThatMayStayTheSame(expression: String) {
    #expect(identities("Text(\"\").id(\(expression))").map(\.volatilePart) == [nil])
  }

  @Test func callsThatStartOverWithIdentity() {
    let found = facts(
      """
      struct V: View {
        var body: some View {
          VStack { ScrollView { Text("") }; ProgressView() }.task { load() }.padding()
        }
        func load() { task() }
      }
      """)
    let calls = found.summary.restartedCalls.map { found.text($0.place) }
    #expect(calls.map { String($0.prefix(6)) } == ["Scroll", "VStack"])
  }

  @Test func gettersWithNewValueOnEachRead() {
    let source = """
      struct V {
        var a: UUID { UUID() }
        var b: String { get { return UUID().uuidString } }
        var c: UUID { let id = UUID(); return id }
        var d: UUID = UUID()
        var e: UUID { id }
        static var f: Date { .now }
        var g: String { "\\(Date.now)" }
      }
      """
    #expect(facts(source).summary.volatileGetters.map(\.name) == ["a", "b", "g"])
  }

  @Test func hashersOfIdentitiesAreRecorded() {
    let found = facts(
      """
      struct V: View {
        var key: Int {
          var h = Hasher()
          h.combine(a)
          return h.finalize()
        }
        var other: Int { a.hashValue }
        var body: some View {
          Card().id(key)
          Card().id(other)
        }
      }
      """)
    let getters = found.summary.identityGetters
    #expect(getters.map(\.name) == ["key", "other"])
    #expect(getters.map { $0.hasher?.name } == ["h", nil])
    #expect(getters.first?.hasher.map { found.text($0.result) } == "return h.finalize()")
  }

  @Test func namesThatAnAnimationChanges() {
    let found = facts(
      """
      struct V {
        func go() {
          withAnimation(.default) {
            self.page += 1
            isOn.toggle()
            model.count = 2
            print(other == 3)
          }
          later = 1
        }
      }
      """)
    #expect(found.animatedNames == ["isOn", "model", "page"])
  }
}
