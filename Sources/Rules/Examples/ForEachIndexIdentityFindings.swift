let forEachIndexIdentityFindings: [Example] = [
  .flagged(
    "Rows with state, identified by index",
    #"""
    import SwiftUI

    \#(row)

    struct Home: View {
        @State private var items = ["a", "b"]

        var body: some View {
            ForEach(⟦items.indices⟧, id: \.self) { i in
                Row(item: items[i])
            }
            Button("Remove") { items.remove(at: 0) }
        }
    }
    """#),
  .flagged(
    "A range up to the count",
    #"""
    import SwiftUI

    \#(row)

    struct Home: View {
        @State private var items = ["a", "b"]

        var body: some View {
            ForEach(⟦0..<items.count⟧, id: \.self) { Row(item: items[$0]) }
            ForEach(⟦0..<items.count⟧) { Row(item: items[$0]) }
            Button("Shuffle") { items.shuffle() }
        }
    }
    """#),
  .flagged(
    "Numbered elements",
    #"""
    import SwiftUI

    \#(row)

    struct Home: View {
        @State private var items = ["a", "b"]

        var body: some View {
            ForEach(Array(items.enumerated()), id: ⟦\.offset⟧) { Row(item: $0.element) }
            ForEach(Array(zip(items.indices, items)), id: ⟦\.0⟧) { _, item in Row(item: item) }
            Button("Sort") { items.sort() }
        }
    }
    """#),
  .flagged(
    "A model moves the elements, and the state is further inside",
    files: [
      "Model.swift": """
      import SwiftUI

      final class Model: ObservableObject {
          @Published var items: [String] = []

          func delete(_ item: String) {
              items.removeAll { $0 == item }
          }
      }
      """,
      "Row.swift": """
      import SwiftUI

      struct Row: View {
          let item: String
          var body: some View { Badge(item: item).padding() }
      }

      struct Badge: View {
          let item: String
          @State private var isOpen = false
          var body: some View { Text(item) }
      }
      """,
      "Home.swift": #"""
      import SwiftUI

      struct Home: View {
          @ObservedObject var model: Model

          var body: some View {
              List(⟦model.items.indices⟧, id: \.self) { i in
                  Row(item: model.items[i])
              }
          }
      }
      """#,
    ]),
  .flagged(
    "The parent moves the elements that the view is given",
    #"""
    import SwiftUI

    \#(row)

    struct Rows: View {
        let items: [String]

        var body: some View {
            ForEach(⟦items.indices⟧, id: \.self) { i in
                Row(item: items[i])
            }
        }
    }

    struct Home: View {
        @State private var names = ["a", "b"]

        var body: some View {
            Rows(items: names)
            Button("Remove") { names.removeFirst() }
        }
    }
    """#),
  .flagged(
    "Rows without state are only drawn anew",
    #"""
    import SwiftUI

    struct Home: View {
        @State private var items = ["a", "b"]

        var body: some View {
            ForEach(⟦items.indices⟧, id: \.self) { i in
                Text(items[i])
            }
            Button("Remove") { items.remove(at: 0) }
        }
    }
    """#, severities: [.hint]),
  .flagged(
    "Text that is edited is its own identity",
    #"""
    import SwiftUI

    struct Home: View {
        @State private var names = ["a", "b"]

        var body: some View {
            ForEach($names, id: ⟦\.self⟧) { $name in
                TextField("Name", text: $name)
            }
        }
    }
    """#),
]

/// A row with state of its own.
private let row = """
  struct Row: View {
      let item: String
      @State private var isOn = false

      var body: some View { Toggle(item, isOn: $isOn) }
  }
  """
