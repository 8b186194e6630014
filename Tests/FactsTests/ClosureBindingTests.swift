import Facts
import Testing

@Suite struct ClosureBindingTests {
  private func bindings(_ expression: String) -> [String] {
    let found = facts("struct Home: View {\n  var body: some View { Field(\(expression)) }\n}")
    return found.closureBindings.map { binding in
      let type = binding.valueType.map { "<\($0)>" } ?? ""
      return binding.target.name.appendingPath(binding.target.members) + type
    }
  }

  @Test(arguments: [
    ("Binding(get: { item.name }, set: { item.name = $0 })", ["item.name"]),
    ("Binding<String> { self.game.title } set: { new in self.game.title = new }", ["game.title<String>"]),
    (".init(get: { return text }, set: { (value) in self.text = value })", ["text"]),
    ("Binding(get: { text }, set: { value in text = value })", ["text"]),
    ("Binding(get: { !text }, set: { text = !$0 })", []),
    ("Binding(get: { text }, set: { text = $0; save() })", []),
    ("Binding(get: { text }, set: { _ in })", []),
    ("Binding(get: { text }, set: { other = $0 })", []),
    ("Binding(get: { text! }, set: { text! = $0 })", []),
    ("Binding(get: { item?.name }, set: { item?.name = $0 })", []),
    ("Binding(get: { items[0] }, set: { items[0] = $0 })", []),
    ("Binding(get: { text ?? \"\" }, set: { text = $0 })", []),
    ("Binding(get: { [model] in model.name }, set: { [model] in model.name = $0 })", []),
    ("Binding(get: { text }, set: { value, transaction in text = value })", []),
    ("Binding(get: { text }, set: { new in withAnimation { text = new } })", []),
    ("Binding(get: { text }, set: set)", []),
    ("Range(get: { text }, to: { text = $0 })", []),
  ])
  func whatBothClosuresOfABindingAreAbout(expression: String, expected: [String]) {
    #expect(bindings(expression) == expected, "\(expression)")
  }

  @Test func localNamesAndInitializersHaveNoProjection() {
    let found = facts(
      """
      struct Home: View {
        init() { _ = Binding(get: { text }, set: { text = $0 }) }
        static func make() -> Binding<String> { Binding(get: { text }, set: { text = $0 }) }
        func field(item: Item) -> some View { Field(Binding(get: { item.name }, set: { item.name = $0 })) }
      }
      """)
    #expect(found.closureBindings.isEmpty)
    let unwrapped = "if let name = item.name { Field(Binding(get: { name }, set: { item.name = $0 })) }"
    #expect(facts("struct Home: View {\n  var body: some View { \(unwrapped) }\n}").closureBindings.isEmpty)
  }
}
