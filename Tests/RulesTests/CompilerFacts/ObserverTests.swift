import RuleTesting
import Testing

/// Tests of which writes of a wrapped property call its observers. The rule state-observer-bypassed depends on this.
@Suite struct ObserverTests {
  private static let wrappers = """
    final class Box<Value> { var value: Value; init(_ value: Value) { self.value = value } }

    @propertyWrapper @dynamicMemberLookup
    struct Binding<Value> {
      let get: () -> Value
      let set: (Value) -> Void
      var wrappedValue: Value { get { get() } nonmutating set { set(newValue) } }
      var projectedValue: Binding<Value> { self }
      subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(get: { get()[keyPath: path] }, set: { new in var value = get(); value[keyPath: path] = new; set(value) })
      }
    }

    @propertyWrapper
    struct State<Value> {
      private let box: Box<Value>
      init(wrappedValue: Value) { box = Box(wrappedValue) }
      var wrappedValue: Value { get { box.value } nonmutating set { box.value = newValue } }
      var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
      }
    }

    struct Item { var name = "" }

    /// What the user does, for a control that holds a binding.
    func switchOn(_ isOn: Binding<Bool>) { isOn.wrappedValue = true }
    func type(_ text: String, into field: Binding<String>) { field.wrappedValue = text }

    """

  @Test func writesThroughProjectionBypassObserver() throws {
    let output = try StubCompiler.shared().output(
      ofProgram: Self.wrappers + """
        struct Volume {
          @State var isOn = false { didSet { print("saved", isOn) } }
          @State var item = Item() { didSet { print("saved", item.name) } }
        }

        var volume = Volume()
        print("assigned"); volume.isOn = true
        print("member assigned"); volume.item.name = "a"
        print("switched"); switchOn(volume.$isOn)
        print("typed"); type("b", into: volume.$item.name)
        print("shown", volume.isOn, volume.item.name)
        """)
    #expect(
      output == """
        assigned
        saved true
        member assigned
        saved a
        switched
        typed
        shown true b

        """)
  }

  @Test func closureThatAssignsTriggersObserver() throws {
    let output = try StubCompiler.shared().output(
      ofProgram: Self.wrappers + """
        struct Volume {
          @State var isOn = false { didSet { print("saved", isOn) } }
        }

        var volume = Volume()
        switchOn(Binding(get: { volume.isOn }, set: { volume.isOn = $0 }))
        """)
    #expect(output == "saved true\n")
  }

  @Test func theOwnersChangesRunNoObserverOfABinding() throws {
    let output = try StubCompiler.shared().output(
      ofProgram: Self.wrappers + """
        struct Owner { @State var count = 0 }
        struct Child { @Binding var count: Int { didSet { print("child", count) } } }

        let owner = Owner()
        var child = Child(count: owner.$count)
        owner.count = 1
        child.count += 1
        print("shown", child.count)
        """)
    #expect(output == "child 2\nshown 2\n")
  }
}
