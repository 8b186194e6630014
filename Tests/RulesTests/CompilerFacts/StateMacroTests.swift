import RuleTesting
import Testing

/// Tests of the differences if `@State` is a macro, as it is since Xcode 27. This repository's own macro imitates
/// Apple's, as far as it is known. The compiler processes the result.
@Suite struct StateMacroTests {
  @Test(arguments: assignments + storage + memberwise + declarations)
  func holds(_ fact: CompilerFact) throws {
    try fact.check(.macro)
  }

  /// Code that compiles with the wrapper, but not with the macro.
  @Test(arguments: [
    view("@State private var n = 0", "init(n: Int) { self.n = n; t = 0 }"),
    view("@State private var n = 0") + "\n@MainActor func make() { _ = V(t: 0) }",
    "struct V: View { @State @Logged private var n: Int = 0; var body: some View { Text(\"\") } }\n\(logged)",
  ])
  func compilesWithTheWrapper(_ code: String) throws {
    try CompilerFact.compiles("the wrapper's form", code).check(.wrapper)
  }

  private static func view(_ state: String, _ initializer: String = "") -> String {
    """
    struct V: View {
      \(state)
      let t: Int
      \(initializer)
      var body: some View { Text("\\(t)") }
    }
    """
  }

  private static let early = "init(n: Int) { self.n = n; t = 0 }"
  private static let late = "init(n: Int) { t = 0; self.n = n }"
  private static let unready = "before all stored properties are initialized"

  private static let assignments: [CompilerFact] = [
    .fails(
      "private state with a value, assigned before another property", with: unready,
      view("@State private var n = 0", early)),
    .fails(
      "the same with a written type", with: unready, view("@State private var n: Int = 0", early)),
    .fails(
      "state that is private to the file", with: unready, view("@State fileprivate var n = 0", early)),
    .compiles("assigned after all others, for the setter", view("@State private var n = 0", late)),
    .compiles("state of the whole module has an init accessor", view("@State var n = 0", early)),
    .compiles("so it may be assigned late", view("@State var n = 0", late)),
    .compiles("no value, assigned first", view("@State private var n: Int", early)),
    .compiles("no value, assigned last", view("@State private var n: Int", late)),
    .compiles("an optional, assigned first", view("@State private var n: Int?", early)),
    .fails(
      "no value and no assignment", with: "without initializing", view("@State private var n: Int", "init() { t = 0 }")),
  ]

  private static let storage: [CompilerFact] =
    ["@State private var n = 0", "@State private var n: Int", "@State var n = 0", "@State private var n: Int?"].map {
      .compiles(
        "the storage of \($0) can be assigned",
        view($0, "init(n: Int) { _n = State(initialValue: n); t = 0 }"))
    } + [
      .compiles(
        "the projection is a binding",
        view("@State private var n = 0", "var binding: Binding<Int> { $n }")),
      .compiles(
        "a value in the attribute", view("@State(initialValue: 3) private var n: Int", "init() { t = 0 }")),
    ]

  private static let memberwise: [CompilerFact] = [
    .fails(
      "private state with a value makes the compiler's initializer private", with: "inaccessible due to 'private'",
      view("@State private var n = 0") + "\n@MainActor func make() { _ = V(t: 0) }"),
    .fails(
      "with a label for the storage", with: "type '(State<Int>?, Int) -> V'",
      view("@State private var n = 0", "static func make() { let _: Int = V.init }")),
    .compiles(
      "an extension in the same file calls it without that label",
      view("@State private var n = 0") + "\nextension V { init() { self.init(t: 0) } }"),
    .compiles(
      "state of the whole module is a parameter that may be left out",
      view("@State var n = 0") + "\n@MainActor func make() { _ = (V(t: 0), V(n: 1, t: 0)) }"),
    .compiles(
      "private state without a value is one for the type itself",
      view("@State private var n: Int", "static func make() -> V { V(n: 1, t: 0) }")),
  ]

  private static let logged = """
    @propertyWrapper
    struct Logged { var wrappedValue: Int }
    """

  private static let declarations: [CompilerFact] = [
    .fails(
      "a second wrapper declares the same storage", with: "_n",
      "struct V: View { @State @Logged private var n: Int = 0; var body: some View { Text(\"\") } }\n\(logged)"),
    .compiles(
      "private state of a private type, the type inferred",
      """
      struct V: View {
        private struct Kind { var a = 0 }
        @State private var kind = Kind()
        var body: some View { Text("\\(kind.a)") }
      }
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
    .compiles(
      "a local variable takes the wrapper",
      """
      struct V: View {
        var body: some View {
          @State var n = 0
          return Text("\\(n)")
        }
      }
      """),
  ]
}
