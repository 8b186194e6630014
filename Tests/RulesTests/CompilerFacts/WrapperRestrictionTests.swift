import Testing

/// Tests of what a wrapper's declaration and initializer forbid. Fixes that move an expression or a keyword depend on
/// this.
@Suite struct WrapperRestrictionTests {
  @Test(arguments: declarations + autoclosures + defaults)
  func holds(_ fact: CompilerFact) throws {
    try fact.check()
  }

  private static let declarations: [CompilerFact] = [
    .fails(
      "a wrapper takes one variable", with: "single variable",
      """
      struct V: View {
        @State var a = 0, b = 1
        var body: some View { Text("") }
      }
      """),
    .fails(
      "a state object cannot be replaced", with: "get-only",
      """
      final class M: ObservableObject {}
      struct V: View {
        @StateObject private var m = M()
        var body: some View { Text("") }
        func reset() { m = M() }
      }
      """),
  ]

  private static func initializer(_ code: String, properties: String = "") -> String {
    """
    final class M: ObservableObject {
      init(n: Int = 0) {}
      init(throwing: Void) throws {}
    }
    struct V: View {
      @StateObject private var m: M
      \(properties)
      \(code)
      var body: some View { Text("") }
    }
    """
  }

  private static let autoclosures: [CompilerFact] = [
    .fails(
      "the argument cannot read self", with: "captures mutating 'self'",
      initializer(
        "init(n: Int) { self.n = n; _m = StateObject(wrappedValue: M(n: self.n)) }", properties: "let n: Int")),
    .fails(
      "the argument cannot read an inout parameter", with: "captures 'inout' parameter",
      initializer("init(n: inout Int) { _m = StateObject(wrappedValue: M(n: n)) }")),
    .fails(
      "the argument cannot call a closure that does not escape", with: "captures non-escaping parameter",
      initializer("init(n: () -> Int) { _m = StateObject(wrappedValue: M(n: n())) }")),
    .fails(
      "the argument cannot throw", with: "can throw",
      initializer("init() throws { _m = StateObject(wrappedValue: try M(throwing: ())) }")),
    .compiles(
      "it can call a closure that escapes",
      initializer("init(n: @escaping () -> Int) { _m = StateObject(wrappedValue: M(n: n())) }")),
    .compiles(
      "it can pass an autoclosure on",
      initializer("init(n: @autoclosure @escaping () -> Int) { _m = StateObject(wrappedValue: M(n: n())) }")),
    .compiles(
      "it can read a variable that has changed",
      initializer("init(n: Int) { var k = n; k += 1; _m = StateObject(wrappedValue: M(n: k)) }")),
  ]

  private static func state(_ initializers: String) -> String {
    """
    struct V: View {
      @State private var a: Int
      \(initializers)
      var body: some View { Text("") }
    }
    """
  }

  private static let defaults: [CompilerFact] = [
    .fails(
      "without a default every path must assign", with: "without initializing",
      state("init(c: Bool) { if c { a = 1 } }")),
    .compiles("both paths assign", state("init(c: Bool) { if c { a = 1 } else { a = 2 } }")),
    .compiles(
      "a delegating initializer needs nothing", state("init(q: Int) { a = q }; init() { self.init(q: 1) }")),
    .compiles(
      "and may assign afterwards", state("init(q: Int) { a = q }; init() { self.init(q: 1); a = 5 }")),
  ]
}
