let stateObjectStaleInputLifting: [Example] = [
  .flagged(
    "The only caller can own the object and tell it about later values",
    files: [
      "Card.swift": """
      import SwiftUI

      final class CardModel: ObservableObject {
          @Published var name: String
          @Published var isOn: Bool

          init(name: String, isOn: Bool) {
              self.name = name
              self.isOn = isOn
          }
      }

      struct Card: View {
          @StateObject private var model: CardModel

          init(⟦name⟧: String, isOn: Bool) {
              _model = StateObject(wrappedValue: CardModel(name: name, isOn: isOn))
          }

          var body: some View {
              Text(model.name)
          }
      }

      #Preview {
          Card(name: "Maria", isOn: false)
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State private var name = "Ravi"

          var body: some View {
              VStack {
                  Card(name: ⟦name⟧, isOn: true)
                  TextField("Name", text: $name)
              }
          }
      }
      """,
    ],
    fixed: [
      "@StateObject private var model: CardModel\n": "@ObservedObject private var model: CardModel\n",
      """
          init(name: String, isOn: Bool) {
              _model = StateObject(wrappedValue: CardModel(name: name, isOn: isOn))
          }
      """: "    init(model: CardModel) { self.model = model }",
      "Card(name: \"Maria\", isOn: false)": "Card(model: CardModel(name: \"Maria\", isOn: false))",
      "struct Home: View {\n": """
      struct Home: View {
          @StateObject private var model = CardModel(name: "Ravi", isOn: true)

      """,
      "Card(name: name, isOn: true)": "Card(model: model).onChange(of: name) { newName in model.name = newName }",
    ], because: "'model' then lives as long as 'Home'", fixIndex: 1, severities: [.information, .warning]),
  .flagged(
    "Two callers: neither of them is the one to own the object",
    """
    import SwiftUI

    \(flaggedCard)

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            VStack {
                Card(name: ⟦name⟧)
                Card(name: "Maria")
            }
        }
    }
    """, fixed: ["Card(name: name)": "Card(name: name).id(name)"], severities: [.information, .warning]),
]
