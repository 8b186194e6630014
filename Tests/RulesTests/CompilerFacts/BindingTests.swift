import Testing

/// Tests of which declarations of a binding or an observable object are equivalent for callers, and which provide a
/// `$`.
@Suite struct BindingTests {
  @Test(arguments: bindings + objects)
  func holds(_ fact: CompilerFact) throws {
    try fact.check()
  }

  /// Two forms of a view's initializer that should not compile if state is a macro. The compiler that runs the tests
  /// still accepts them, so the rule about them does not report an error.
  @Test(arguments: privateInitializers)
  func holdsForTheMacro(_ fact: CompilerFact) throws {
    try fact.check(.macro)
  }

  private static func view(_ declaration: String, _ body: String = "Text(\"\")") -> String {
    "struct V: View {\n  \(declaration)\n  var body: some View { \(body) }\n}"
  }

  private static let call = """
    struct Caller: View {
      @State private var isOn = false
      var body: some View { V(isOn: $isOn) }
    }
    """

  private static let bindings: [CompilerFact] =
    ["@Binding var isOn: Bool", "let isOn: Binding<Bool>", "var isOn: Binding<Bool>"].map {
      .compiles("callers pass a binding to \($0)", view($0), call)
    } + [
      .fails("a plain value takes no binding", with: "cannot convert", view("let isOn: Bool"), call),
      .compiles(
        "an initializer sets the wrapper's storage",
        view("@Binding private var isOn: Bool; init(isOn: Binding<Bool>) { self._isOn = isOn }"), call),
      .compiles(
        "behind that it writes through the binding",
        view("@Binding private var isOn: Bool; init(isOn: Binding<Bool>) { _isOn = isOn; self.isOn = true }"), call),
      .compiles("the projection and the storage are bindings both", view("@Binding var isOn: Bool", "V(isOn: _isOn)")),
    ]

  private static let model = """
    @Observable final class Model { var name = "" }
    struct Caller: View {
      @State private var model = Model()
      var body: some View { V(model: model) }
    }
    """

  private static let objects: [CompilerFact] =
    ["@Bindable var model: Model", "let model: Model"].map {
      .compiles("callers pass an object to \($0)", view($0, "Text(model.name)"), model)
    } + [
      .fails("a binding takes no object", with: "cannot convert", view("@Binding var model: Model"), model),
      .compiles(
        "@Bindable gives bindings", view("@Bindable var model: Model", "TextField(\"\", text: $model.name)"), model),
      .compiles(
        "@State gives them as well",
        view("@State private var own = Model(); let model: Model", "TextField(\"\", text: $own.name)"), model),
      .fails(
        "an object from the environment has none", with: "$own",
        view("@Environment(Model.self) private var own; let model: Model", "TextField(\"\", text: $own.name)"), model),
      .compiles(
        "a local variable has, in a view builder",
        view(
          "@Environment(Model.self) private var own; let model: Model",
          "@Bindable var own = own; TextField(\"\", text: $own.name)"), model),
    ]

  private static func card(_ state: String, _ code: String) -> String {
    """
    struct Card: View {
      @State private var \(state)
      private let count: Int
      var body: some View { Text("\\(count)") }
    }
    extension Card { \(code) }
    """
  }

  private static let privateInitializers: [CompilerFact] = [
    .compiles("a lazy state is no parameter", card("page = 0", "init(q: Int) { self.init(count: q) }")),
    .compiles(
      "state without a value is one", card("page: Int", "init(q: Int) { self.init(page: q, count: q) }")),
    .fails(
      "state with a value cannot be passed", with: "incorrect argument label",
      card("page = 0", "init(q: Int) { self.init(page: q, count: q) }")),
    .compiles(
      "an extension may give the properties their values itself",
      card("page = 0", "init(page: Int) { _page = State(initialValue: page); count = 1 }")),
    .compiles("and it may assign a value as a whole", card("page = 0", "init() { self = .init(count: 1) }")),
  ]
}
