import RuleTesting
import Testing

/// Tests of what a view shows if its state is a copy of another value. The rules input-copied-on-appear and
/// state-derived-in-on-change depend on this. The tests imitate SwiftUI: they keep the storage of the state and call
/// the view's actions.
@Suite struct KeptStateTests {
  private func shown(_ view: String) throws -> String {
    try StubCompiler.shared().output(
      ofProgram: """
        final class Box<Value> { var value: Value; init(_ value: Value) { self.value = value } }

        @propertyWrapper struct State<Value> {
          private var box: Box<Value>
          init(wrappedValue: Value) { box = Box(wrappedValue) }
          var wrappedValue: Value { get { box.value } nonmutating set { box.value = newValue } }
          mutating func keep(_ other: State) { box = other.box }
        }

        struct Name {
          let name: String
          mutating func keep(_ other: Name) { _shown.keep(other._shown) }
          \(view)
        }

        var first = Name(name: "a")
        first.onAppear()
        print(first.body)
        var second = Name(name: "b")
        second.keep(first)
        print(second.body)
        second.onChange()
        print(second.body)
        """)
  }

  @Test func copyInOnAppearGetsOutdated() throws {
    let view = """
      @State var shown = ""
      func onAppear() { shown = name }
      func onChange() {}
      var body: String { shown }
      """
    #expect(try shown(view) == "a\na\na\n")
  }

  @Test func copyInOnChangeIsOneUpdateLate() throws {
    let view = """
      @State var shown = ""
      func onAppear() { shown = name }
      func onChange() { shown = name }
      var body: String { shown }
      """
    #expect(try shown(view) == "a\na\nb\n")
  }

  @Test func computedPropertiesAreNeverLate() throws {
    let view = """
      @State var shown = ""
      func onAppear() {}
      func onChange() {}
      var body: String { name }
      """
    #expect(try shown(view) == "a\nb\nb\n")
  }
}
