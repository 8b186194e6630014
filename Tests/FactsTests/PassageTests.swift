import FactQuestions
import Facts
import Testing

@Suite struct PassageTests {
  /// Returns the values that calls of `Card` in `Home` pass to its properties, such as "title: name from Home.name".
  private func passages(_ card: String, _ call: String, home: String = "") -> [String] {
    let project = project([
      "Card.swift": "import SwiftUI\n\(card)",
      "Home.swift": """
      import SwiftUI
      final class Store: ObservableObject { static let shared = Store() }
      struct Home: View {
        @State var name = ""
        @StateObject var store = Store()
        \(home)
        var body: some View { \(call) }
      }
      """,
    ])
    guard let card = project.type("Card", in: "Card.swift"), let file = project.summary(ofFileAt: "Home.swift") else {
      return ["no such type"]
    }
    return file.constructions.filter { $0.typePath == "Card" }.flatMap { construction in
      project.valueInputs(of: card).passages(of: construction).map { passage in
        "\(passage.property.name)\(passage.isFirstValue ? " first" : "") from "
          + origin(project.origin(of: passage.argument, at: construction.scope, in: file))
      }
    }
  }

  private func origin(_ origin: PassedOrigin) -> String {
    switch origin {
    case .property(let property, let owner): "\(owner.path).\(property.name)"
    case .made: "made"
    case .shared(let path): path
    case .constant: "constant"
    case .unknown: "unknown"
    }
  }

  @Test(arguments: [
    ("Card(text: $name)", "text from Home.name"), ("Card(text: self.$name)", "text from Home.name"),
    ("Card(text: .constant(\"\"))", "text from constant"),
    (
      "Card(text: Binding(get: { a }, set: { b = $0 }))",
      "text from unknown"
    ),
    ("ForEach($names) { $name in Card(text: $name) }", "text from unknown"),
  ])
  func bindings(call: String, expected: String) {
    #expect(passages("struct Card: View { @Binding var text: String }", call) == [expected], "\(call)")
  }

  @Test(arguments: [
    ("Card(store: store)", "store from Home.store"), ("Card(store: Store())", "store from made"),
    ("Card(store: .shared)", "store from constant"), ("Card(store: Store.shared)", "store from Store.shared"),
    ("Card(store: make())", "store from unknown"),
  ])
  func objects(call: String, expected: String) {
    #expect(passages("struct Card: View { @ObservedObject var store: Store }", call) == [expected], "\(call)")
  }

  @Test func stateKeepsTheFirstValue() {
    #expect(
      passages("struct Card: View { @State var text: String }", "Card(text: name)") == ["text first from Home.name"])
    let written = """
      struct Card: View {
        @State private var text: String
        @Binding private var draft: String
        let other: Int
        init(_ start: String, draft: Binding<String>, other: Int) {
          _text = State(initialValue: start.uppercased())
          _draft = draft
          self.other = other + 1
        }
      }
      """
    #expect(
      passages(written, "Card(name, draft: $name, other: 1)") == ["text first from Home.name", "draft from Home.name"])
  }

  @Test func ambiguousInitializerIsUnknown() {
    let card = """
      struct Card: View {
        let store: Store
        init(store: Store) { self.store = store }
        init(store: Store, isOpen: Bool = false) { self.store = store }
      }
      """
    #expect(passages(card, "Card(store: store)").isEmpty)
    #expect(passages(card, "Card(store: store, isOpen: true)") == ["store from Home.store"])
  }
}
