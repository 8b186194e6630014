import RuleTesting
import Testing

/// Tests of values that an initializer assigns to a wrapped property. Such a value becomes the initial value or goes to
/// the setter, which has no effect before the view is installed. The rule state-default-overridden-in-init depends on
/// this.
@Suite struct InitializationOrderTests {
  @Test func wrapperForm() throws {
    let output = try StubCompiler.shared().output(
      ofProgram: """
        @propertyWrapper
        struct State<Value> {
          private let value: Value
          init(wrappedValue: Value) { value = wrappedValue }
          init(initialValue: Value) { value = initialValue }
          var wrappedValue: Value { get { value } nonmutating set {} }
        }
        extension State where Value: ExpressibleByNilLiteral {
          init() { self.init(wrappedValue: nil) }
        }

        struct Early { @State var n = 0; let t: Int; init(n: Int) { self.n = n; t = 0 } }
        struct Late { @State var n = 0; let t: Int; init(n: Int) { t = 0; self.n = n } }
        struct Only { @State var n = 0; init(n: Int) { self.n = n } }
        struct OptionalEarly { @State var n: Int?; let t: Int; init(n: Int) { self.n = n; t = 0 } }
        struct OptionalLate { @State var n: Int?; let t: Int; init(n: Int) { t = 0; self.n = n } }
        struct BareEarly { @State var n: Int; let t: Int; init(n: Int) { self.n = n; t = 0 } }
        struct BareLate { @State var n: Int; let t: Int; init(n: Int) { t = 0; self.n = n } }
        struct Storage { @State var n = 0; let t: Int; init(n: Int) { t = 0; _n = State(wrappedValue: n) } }
        struct Delegated { @State var n: Int; init(q: Int) { n = q }; init() { self.init(q: 7); n = 5 } }

        print("early", Early(n: 7).n)
        print("late", Late(n: 7).n)
        print("only", Only(n: 7).n)
        print("optional early", OptionalEarly(n: 7).n ?? 0)
        print("optional late", OptionalLate(n: 7).n ?? 0)
        print("bare early", BareEarly(n: 7).n)
        print("bare late", BareLate(n: 7).n)
        print("storage", Storage(n: 7).n)
        print("delegated", Delegated().n)
        """)
    #expect(
      output == """
        early 7
        late 0
        only 0
        optional early 7
        optional late 0
        bare early 7
        bare late 7
        storage 7
        delegated 5

        """)
  }

  private static let macroStorage = """
    struct Storage<Value> {
      private let value: () -> Value
      init(_ value: @escaping () -> Value) { self.value = value }
      var wrapped: Value { get { value() } nonmutating set {} }
    }
    """

  /// A macro that creates the value lazily adds accessors without an init accessor.
  @Test(arguments: [
    CompilerFact.fails(
      "assigned before another property", with: "before all stored properties are initialized",
      lazy("init(n: Int) { self.n = n; t = 0 }")),
    .compiles("assigned after all others, for the setter", lazy("init(n: Int) { t = 0; self.n = n }")),
    .fails(
      "private lazy storage makes the memberwise initializer private",
      with: "inaccessible due to 'private' protection level", lazy(""), "func make() { _ = V(t: 0) }"),
    .compiles(
      "an extension in the same file can still call it",
      lazy("") + "\nextension V { init() { self.init(t: 0) } }"),
  ])
  func lazyMacroForm(_ fact: CompilerFact) throws {
    try fact.check()
  }

  private static func lazy(_ initializer: String) -> String {
    """
    \(macroStorage)
    struct V {
      var n: Int { get { _n.wrapped } nonmutating set { _n.wrapped = newValue } }
      private var _n = Storage<Int> { 0 }
      let t: Int
      \(initializer)
    }
    """
  }

  /// A macro that adds an init accessor keeps the wrapper's behavior.
  @Test func initAccessorForm() throws {
    let property = """
      {
        @storageRestrictions(initializes: _n)
        init(initialValue) { _n = Storage { initialValue } }
        get { _n.wrapped }
        nonmutating set { _n.wrapped = newValue }
      }
      var _n: Storage<Int>
      """
    let output = try StubCompiler.shared().output(
      ofProgram: """
        \(Self.macroStorage)
        struct Early { var n: Int = 0 \(property); let t: Int; init(n: Int) { self.n = n; t = 0 } }
        struct Late { var n: Int = 0 \(property); let t: Int; init(n: Int) { t = 0; self.n = n } }
        struct BareEarly { var n: Int \(property); let t: Int; init(n: Int) { self.n = n; t = 0 } }
        struct BareLate { var n: Int \(property); let t: Int; init(n: Int) { t = 0; self.n = n } }
        print("early", Early(n: 7).n)
        print("late", Late(n: 7).n)
        print("bare early", BareEarly(n: 7).n)
        print("bare late", BareLate(n: 7).n)
        """)
    #expect(output == "early 7\nlate 0\nbare early 7\nbare late 7\n")
  }
}
