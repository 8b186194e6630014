import Facts
import Testing

@Suite struct PropertyFactsTests {
  private func property(_ declaration: String) -> Property? {
    facts("struct S {\n\(declaration)\n}").summary.properties.first { $0.owner != nil }
  }

  @Test(arguments: [
    ("@State private var x = 0", Value(.literal, "Int")), ("var x = -1.5", Value(.literal, "Double")),
    ("var x = \"\"", Value(.literal, "String")), ("var x = true", Value(.literal, "Bool")),
    ("var x = nil", Value(.literal)),
    ("var x = Model()", Value(.construct, "Model")),
    ("var x = NS.Model.init(a: 1)", Value(.construct, "NS.Model")),
    ("var x = Store<Int>()", Value(.construct, "Store")),
    ("var x: Model = .init()", Value(.implicitInit)), ("var x = Model.shared", Value(.member, "Model.shared")),
    ("var x: Model = .shared", Value(.implicitMember, "shared")), ("var x: Int = { 3 }()", Value(.closureCall)),
    ("var x = { y }()", Value(.name, "y")), ("var x = C.shared.make(T.self)!", Value(.call, "C.shared.make")),
    ("var x = a ? T() : T(1)", Value(.choice, "T")), ("var x = a > 1 ? T() : b == c ? U() : .init()", Value(.choice)),
    ("var x = if a { T() } else if b { T() } else { T() }", Value(.choice, "T")),
    ("var x = switch a { case .b: T() default: .init() }", Value(.choice)),
    ("var x = a ? T() : .shared", Value(.other)), ("var x = a ? T() : T() as P", Value(.other)),
    ("var x = a ? T() + U() : T()", Value(.other)), ("var x = if a { f(); T() } else { T() }", Value(.other)),
    ("var x = Model.make()", Value(.call, "Model.make")), ("var x = [1, 2]", Value(.literal)),
    ("var x = -1", Value(.literal, "Int")), ("var x = try! Model()", Value(.construct, "Model")),
    ("var x = { Model() }()", Value(.construct, "Model")), ("var x = { return a.b }()", Value(.member, "a.b")),
    ("var x = { y in y }(1)", Value(.closureCall)), ("var x = { f(); return a }()", Value(.closureCall)),
    ("var x = T(a)!", Value(.choice, "T")), ("var x = T(a) ?? T(1) ?? T()", Value(.choice, "T")),
    ("var x = Model.make()!", Value(.call, "Model.make")), ("var x = a[b] ?? T()", Value(.compound)),
    ("var x = a ?? b", Value(.compound)), ("var x: Int", Value.none), ("var x = \"\\(name)\"", Value(.interpolation)),
  ])
  func initialValues(declaration: String, expected: Value) {
    #expect(property(declaration)?.value == expected, "\(declaration)")
  }

  @Test(
    arguments: [
      ("", []), ("func f() { x = 1 }", [.written]), ("func f() { x += 1 }", [.written, .counted]),
      ("func f() { x.append(1) }", [.read, .methodCalled, .actedOn, .readByActions]),
      ("var y: Binding<Int> { $x }", [.projected]),
      ("var y: Int { x }", [.read]), ("func f() { save(x) }", [.read, .handedOut, .readByActions]),
      ("func f() -> Int { x }", [.read]),
      ("var body: some View { Text(x) }", [.read]),
      ("var body: some View { Text(x).onTapGesture { save(x) } }", [.read, .handedOut]),
      ("var body: some View { Button(\"\") { save(x) } }", [.read, .handedOut, .readByActions]),
      ("var body: some View { Row(x.sorted { $0 < y }) }", [.read]),
      ("var body: some View { Row { loading = true; save(x) } }", [.read, .handedOut, .readByActions]),
      ("var body: some View { TextField(\"\", text: $x) }", [.projected, .entered, .typed]),
      ("var body: some View { Text(\"\").onAppear { x = 1 } }", [.written, .loaded]),
      ("var body: some View { Text(\"\").task(id: y) { x = 1 } }", [.written, .refreshed]),
    ] as [(String, NameUse.Kinds)])
  func whatCodeDoesWithState(use: String, kinds: NameUse.Kinds) {
    let uses = facts("struct S {\n@State var x: Int\n\(use)\n}").summary.stateUses
    #expect(uses.reduce(into: NameUse.Kinds()) { $0.formUnion($1.kinds) } == kinds, "\(use)")
  }

  @Test func attributesMatchByTheirLastComponent() {
    #expect(property("@SwiftUI.State var x = 0")?.wrapper == .state)
    #expect(property("@State<Int> var x = 0")?.wrapper == .state)
    #expect(property("@State(wrappedValue: 0) var x: Int")?.wrapper == .state)
    #expect(property("@ObservedObject.Wrapper var x: Model")?.wrapper == nil)
    #expect(property("@Other.State var x = 0")?.wrapper == nil)
    #expect(
      property("@MainActor @State @available(iOS 17, *) var x = 0")?.attributes.map(\.name) == [
        "MainActor", "State", "available",
      ])
  }

  @Test func onlySugarGivesAnOptionalItsInitialValue() {
    #expect(property("@State var x: Int?")?.hasInitialValue == true)
    #expect(property("@State var x: Optional<Int>")?.hasInitialValue == false)
    #expect(property("@State(wrappedValue: 3) var x: Int")?.hasInitialValue == true)
    #expect(property("@State var x: Int")?.hasInitialValue == false)
  }

  @Test func observersDoNotCompute() {
    #expect(property("var x = 0 { didSet { print(x) } }")?.traits == .hasObservers)
    #expect(property("var x: Int { 0 }")?.isComputed == true)
    #expect(property("var x: Int { get { 0 } set { } }")?.traits == [.isComputed, .isSettable])
  }

  @Test func placesCoverWhatEditReplaces() {
    let source = "struct S {\n  @State // note\n  internal private(set) static var x = 0\n}"
    let file = facts(source)
    let property = file.summary.properties.first
    #expect(property.map { file.text($0.namePlace) } == "x")
    #expect(property?.accessPlace.map(file.text) == "internal")
    #expect(property?.setterAccessPlace.map(file.text) == "private(set)")
    #expect(property.map { file.text($0.modifierPlace) } == "internal")
    #expect(property.map { file.text($0.introducerPlace) } == "var")
    #expect(property?.attributes.first.map { file.text($0.namePlace) } == "State")
    #expect(property?.namePlace.line == 2)
    #expect(property?.access == .internal)
    #expect(property?.setterAccess == .private)
    #expect(property?.isStatic == true)
  }

  @Test func localVariablesAreNotProperties() {
    let file = facts(
      "struct S { var body: Int { @State var n = 0; let a = 1, b = 2; return n }\n func f() { var x = 0 } }\n#Preview { @Previewable @State var n = 0 }"
    )
    #expect(file.summary.properties.map(\.name) == ["body"])
  }
}
