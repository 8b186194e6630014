import Facts
import Testing

@Suite struct PresentationFactsTests {
  private func presentations(_ expression: String) -> [String] {
    let found = facts("struct Home: View {\n  var body: some View { \(expression) }\n}")
    return found.presentations.map { presentation in
      [presentation.name, presentation.trigger.map { found.text($0) } ?? "", found.text(presentation.content)]
        .joined(separator: " | ")
    }
  }

  @Test(arguments: [
    ("Text(\"\").sheet(isPresented: $isOpen) { Card() }", ["sheet | isPresented: $isOpen | { Card() }"]),
    (
      "Text(\"\").fullScreenCover(item: $item, onDismiss: { stop() }) { Card(item: $0) }",
      ["fullScreenCover | item: $item | { Card(item: $0) }"]
    ),
    ("Text(\"\").sheet(isPresented: $isOpen, content: { Card() })", ["sheet | isPresented: $isOpen | { Card() }"]),
    ("NavigationLink(destination: Card()) { Text(\"\") }", ["NavigationLink |  | Card()"]),
    ("NavigationLink { Card() } label: { Text(\"\") }", ["NavigationLink |  | { Card() }"]),
    ("NavigationLink(value: 1) { Text(\"\") }", []),
    (
      "Text(\"\").navigationDestination(for: Int.self) { Card(id: $0) }",
      ["navigationDestination | for: Int.self | { Card(id: $0) }"]
    ),
    ("WindowGroup(id: \"main\") { Card() }", ["WindowGroup | id: \"main\" | { Card() }"]),
    ("VStack { Card() }", []),
  ])
  func whatIsShownElsewhere(expression: String, expected: [String]) {
    #expect(presentations(expression) == expected, "\(expression)")
  }

  @Test func modifiersOfTheProjectAreNotedWithWhatTheyWrap() {
    let found = facts(
      """
      struct Home: View {
        var body: some View { Card().padding().themed(theme, in: self.store, 1).modifier(Framed()) }
      }
      extension View {
        func themed() -> some View { colored().tinted() }
      }
      """)
    #expect(found.modifierCalls.map(\.name) == ["themed", "modifier", "colored", "tinted"])
    #expect(
      found.modifierCalls.map { $0.base.map { found.text($0) } } == [
        "Card().padding()", "Card().padding().themed(theme, in: self.store, 1)", nil, "colored()",
      ])
    #expect(found.modifierCalls.first?.names.map(\.label) == ["", "in"])
    #expect(found.modifierCalls.first?.names.map(\.reference.name) == ["theme", "store"])
  }

  @Test func actionsAreNotModifiers() {
    let found = facts("struct Home: View {\n  var body: some View { Button(\"\") { model.save() } }\n}")
    #expect(found.modifierCalls.isEmpty)
  }
}
