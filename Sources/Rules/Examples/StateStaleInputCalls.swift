private func editor(_ parameter: String) -> String {
  """
  struct Item: Identifiable, Hashable {
      let id: Int
      var name: String
  }

  struct Editor: View {
      @State private var item: Item

      init(\(parameter): Item) {
          _item = State(initialValue: item)
      }

      var body: some View {
          TextField("Name", text: $item.name)
      }
  }
  """
}

let stateStaleInputCalls: [Example] = [
  .flagged(
    "The parent's state changes: bound to it, the view changes it too",
    files: [
      "Editor.swift": """
      import SwiftUI

      \(editor("⟦item⟧"))
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State private var selected: Item

          init(initialItem: Item) {
              _selected = State(initialValue: initialItem)
          }

          var body: some View {
              Editor(item: ⟦selected⟧)
          }
      }
      """,
    ],
    fixed: [
      "    @State private var item": "    @Binding private var item",
      "    init(item: Item) {\n        _item = State(initialValue: item)":
        "    init(item: Binding<Item>) {\n        _item = item",
      "Editor(item: selected)": "Editor(item: $selected)",
    ], because: "happens to its caller's value too", severities: [.hint, .information]),
  .flagged(
    "A new identity begins with the new value",
    """
    import SwiftUI

    \(editor("⟦item⟧"))

    struct Home: View {
        let item: Item

        var body: some View {
            VStack {
                Editor(item: ⟦item⟧)
            }
        }
    }
    """, fixed: ["Editor(item: item)": "Editor(item: item).id(item)"], because: "starts all state and focus",
    severities: [.hint, .information]),
  .flagged(
    "Behind '.equatable()', which only the view's own type has",
    """
    import SwiftUI

    \(editor("⟦item⟧"))

    extension Editor: Equatable {
        static func == (left: Editor, right: Editor) -> Bool { true }
    }

    struct Home: View {
        let item: Item

        var body: some View {
            VStack {
                Editor(item: ⟦item⟧)
                    .equatable()
                    .padding()
            }
        }
    }
    """, fixed: [".equatable()\n": ".equatable().id(item)\n"], because: "starts all state and focus",
    severities: [.hint, .information]),
  .flagged(
    "In a list, a field can change while the element keeps its identity",
    """
    import SwiftUI

    \(editor("⟦item⟧"))

    struct Home: View {
        let items: [Item]

        var body: some View {
            ForEach(items) { item in
                Editor(item: ⟦item⟧)
            }
        }
    }
    """, fixed: ["Editor(item: item)": "Editor(item: item).id(item)"], because: "starts all state and focus",
    severities: [.hint, .hint]),
]
