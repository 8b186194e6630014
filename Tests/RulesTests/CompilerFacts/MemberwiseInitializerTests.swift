import Testing

/// Tests of the parameters and the access level of the memberwise initializer. The rules private-state and
/// private-input-wrapper depend on them.
@Suite struct MemberwiseInitializerTests {
  @Test(arguments: callsFromAnotherFile + callsFromTheSameFile + delegations + visibility)
  func holds(_ fact: CompilerFact) throws {
    try fact.check()
  }

  private static let inaccessible = "inaccessible due to 'private' protection level"

  private static let model = """
    final class Model: ObservableObject {
      static let shared = Model()
    }
    """

  private static func view(_ property: String) -> String {
    """
    \(model)

    struct V: View {
      \(property)
      let t: String
      var body: some View { Text(t) }
    }
    """
  }

  private static let call = """
    @MainActor func make() { _ = V(t: "") }
    """

  private static let callsFromAnotherFile: [CompilerFact] =
    [
      "@State private var x = 0",
      "@State private var x: Int?",
      "@State(wrappedValue: 3) private var x: Int",
      "@State(initialValue: 3) private var x: Int",
      "@State fileprivate var x = 0",
      "@StateObject private var x = Model()",
      "@ObservedObject private var x = Model.shared",
      "@Environment(\\.isEnabled) private var x",
      "@EnvironmentObject private var x: Model",
      "@FocusState private var x: Bool",
      "@AppStorage(\"x\") private var x = 0",
    ].map { CompilerFact.compiles("another file calls past \($0)", view($0), call) }
    + [
      "@State private var x: Int",
      "@State private var x: Optional<Int>",
      "@StateObject private var x: Model",
      "@ObservedObject private var x: Model",
      "@Binding private var x: Int",
      // Swift 6.4 removes this restriction (SE-0502).
      "private var x = 0",
    ].map { CompilerFact.fails("another file cannot call past \($0)", with: inaccessible, view($0), call) }
    + [
      .compiles(
        "private(set) leaves the parameter", view("@State private(set) var x = 0"),
        """
        @MainActor func make() { _ = V(x: 1, t: "") }
        """),
      .compiles(
        "an explicit initializer leaves nothing to synthesise",
        """
        struct V: View {
          @State private var x: Int
          init(x: Int) { _x = State(initialValue: x) }
          var body: some View { Text("") }
        }
        """,
        """
        @MainActor func make() { _ = V(x: 1) }
        """),
      .compiles(
        "a view with nothing but private state can be made anywhere",
        """
        struct V: View {
          @State private var x = 0
          @State private var y: Int?
          var body: some View { Text("") }
        }
        """,
        """
        @MainActor func make() { _ = V() }
        """),
    ]

  private static let needy = """
    struct Foo: View {
      @State private var bar: Int
      let baz: Int
      var body: some View { Text("") }
    """

  private static let callsFromTheSameFile: [CompilerFact] = [
    .fails(
      "a private memberwise initializer is out of reach beside the type", with: inaccessible,
      """
      \(needy)
      }
      @MainActor func make() { _ = Foo(bar: 1, baz: 2) }
      """),
    .fails(
      "so it is for a type that is private to the file", with: inaccessible,
      """
      fileprivate \(needy)
      }
      @MainActor func make() { _ = Foo(bar: 1, baz: 2) }
      """),
    .compiles(
      "the type itself may call it",
      """
      \(needy)
        static func make() -> Foo { Foo(bar: 1, baz: 2) }
      }
      """),
    .compiles(
      "an extension in the same file may call it",
      """
      \(needy)
      }
      extension Foo {
        static func make() -> Foo { Foo(bar: 1, baz: 2) }
      }
      """),
  ]

  private static func delegating(_ property: String, to arguments: String) -> String {
    """
    struct Foo: View {
      \(property)
      let baz: Int
      var body: some View { Text("") }
    }
    extension Foo {
      init() { self.init(\(arguments)) }
    }
    """
  }

  private static let delegations: [CompilerFact] = [
    .fails(
      "private state with a value is no parameter", with: "argument",
      delegating("@State private var bar = 0", to: "bar: 1, baz: 2")),
    .compiles("the rest is", delegating("@State private var bar = 0", to: "baz: 2")),
    .compiles(
      "private state without a value is a parameter", delegating("@State private var bar: Int", to: "bar: 1, baz: 2")),
  ]

  private static let visibility: [CompilerFact] = [
    .fails(
      "a private property cannot meet a requirement", with: "must be declared internal",
      """
      protocol P { var n: Int { get } }
      struct V: View, P {
        @State private var n = 0
        var body: some View { Text("") }
      }
      """),
    .fails(
      "a key path from outside does not see a private property", with: inaccessible,
      """
      struct V: View {
        @State private var n = 0
        var body: some View { Text("") }
      }
      """,
      """
      let path = \\V.n
      """),
    .fails(
      "an outer type does not see a nested view's private state", with: inaccessible,
      """
      struct Outer: View {
        struct Inner: View {
          @State private var n = 0
          var body: some View { Text("") }
        }
        var body: some View { Text("\\(Inner().n)") }
      }
      """),
    .fails(
      "an extension in another file does not see it", with: inaccessible,
      """
      struct V: View {
        @State private var n = 0
        var body: some View { Text("") }
      }
      """,
      """
      extension V { func read() -> Int { n } }
      """),
    .fails(
      "state of a private type must itself be private", with: "must be declared private",
      """
      struct V: View {
        private enum Kind { case a }
        @State var kind = Kind.a
        var body: some View { Text("") }
      }
      """),
    .fails(
      "a local variable cannot be private", with: "non-local scope",
      """
      struct V: View {
        var body: some View {
          @State private var n = 0
          return Text("\\(n)")
        }
      }
      """),
  ]
}
