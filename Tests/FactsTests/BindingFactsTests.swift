import FactQuestions
import Facts
import Testing

@Suite struct BindingFactsTests {
  /// Returns the source text that the first argument of `Row(…)` binds: "-x" for a projection, "=e" for a constant, ":e"
  /// for the value of a getter.
  private func bound(_ argument: String) -> String? {
    let facts = facts("struct S { func f() { Row(x: \(argument)) } }")
    switch facts.summary.constructions.last(where: { $0.typePath == "Row" })?.arguments.first?.bound {
    case .projection(let place): return facts.text(place)
    case .constant(let place): return "=" + facts.text(place)
    case .computed(let place): return ":" + facts.text(place)
    case .unknown, nil: return nil
    }
  }

  @Test(arguments: [
    ("$x", "$"), ("self.$x", "$"), ("$x.a.b", "$"), ("$x[0].a", "$"), ("$x[y(1)]", "$"), ("$x.a!.b", "$"),
    (".constant(1)", "=1"), ("Binding.constant( a + b )", "=a + b"), ("Binding<Int>.constant(f { 1 })", "=f { 1 }"),
    ("Binding(get: { a.b }, set: { _ in })", ":a.b"), ("Binding { return f() } set: { x = $0 }", ":f()"),
  ])
  func aBindingThatIsSeenAsSuch(argument: String, expected: String) {
    #expect(bound(argument) == expected, "\(argument)")
  }

  @Test(arguments: [
    "x", "$x.animation()", "a ? $x : $y", "Binding($x)!", ".constant", ".constant(a: 1)", "Other.constant(1)",
    "Binding(get: { g(); return 1 }, set: { _ in })", "Binding(get: { $0.a })", "{ $0 }", "_x", "other.$x",
  ])
  func anyOtherExpression(argument: String) {
    #expect(bound(argument) == nil, "\(argument)")
  }

  @Test func everyUseOfStoredBindingIsRecorded() {
    let facts = facts(
      """
      struct S {
        func f() { g(x); x.wrappedValue = 1; self.x.wrappedValue += x.wrappedValue; h { [x] in x.y } }
        mutating func set() { x = other; let y = { (x: Int) in x } }
        let x: Binding<Int>
        var other: SwiftUI.Binding<Int>
        var computed: Binding<Int> { other }
      }
      """)
    let uses = facts.storedBindingUses(of: "x")
    #expect(
      uses.map(\.form) == [
        .binding, .wrappedValue, .wrappedValue, .wrappedValue, .captured, .binding, .assigned,
      ])
    #expect(uses.allSatisfy { facts.text($0.place) == "x" })
    #expect(uses.filter { $0.form == .wrappedValue }.allSatisfy { facts.text($0.memberPlace) == ".wrappedValue" })
    #expect(facts.storedBindingUses(of: "other").map(\.form) == [.binding, .binding])
    #expect(facts.storedBindingUses(of: "computed").isEmpty)
  }

  private func inputs(_ view: String, _ other: String = "") -> BindingInput? {
    let project = project(["File.swift": "import SwiftUI\n\(view)", "Other.swift": other])
    guard let type = project.type("S"), let property = type.properties.first(where: { $0.name == "x" }) else {
      return nil
    }
    return project.inputs(of: property, in: type)
  }

  @Test func memberwiseInitializerCallsPassBinding() {
    let input = inputs("struct S: View { @Binding var x: Int; let y: Int }", "let a = S(x: $b, y: 1)")
    #expect(input?.passed.map(\.argument.label) == ["x"])
    #expect(input?.kept.isEmpty == true)
    #expect(inputs("struct S: View { @Binding var x: Int }", "func f() -> [S] { [.init(x: b)] }")?.passed.count == 1)
  }

  @Test func initializerStoresBindingUnderItsLabel() {
    let view =
      "struct S: View { @Binding var x: Int; init(_ y: Binding<Int>) { _x = y } ; init() { self.init(.constant(1)) } }"
    let input = inputs(view, "let a = S($b); let c = S()")
    #expect(input?.kept.map(\.parameter.name) == ["y"])
    #expect(input?.passed.count == 2)
  }

  @Test(arguments: [
    ("struct S: View { @Binding var x: Int; init() { _x = .constant(1) } }", ""),
    ("struct S: View { @Binding var x: Int; init(x: Binding<Int> = .constant(1)) { _x = x } }", ""),
    ("struct S: View { @Binding var x: Int }", "let make = S.init"),
    ("struct S: View { @Binding var x: Int }", "let a = S(z: 1)"),
    ("struct S: View { @Binding var x: Int }", "struct S { }"),
  ])
  func whatIsNotUnderstood(view: String, other: String) {
    #expect(inputs(view, other) == nil, "\(view) \(other)")
  }
}
