/// Elements with an `id` of their own: the rows can be identified by it.
let forEachIndexIdentityRewrites: [Example] = [
  .flagged(
    "The rows walk over the elements",
    #"""
    import SwiftUI

    \#(itemAndRow)

    struct Home: View {
        @State private var items: [Item] = []

        var body: some View {
            ForEach(⟦items.indices⟧, id: \.self) { i in
                Row(item: items[i])
                Text(items[i].name)
            }
            Button("Remove") { items.remove(at: 0) }
        }
    }
    """#,
    fixed: [
      "items.indices, id: \\.self) { i in": "items) { item in", "Row(item: items[i])": "Row(item: item)",
      "Text(items[i].name)": "Text(item.name)",
    ], because: "different for each element"),
  .flagged(
    "The rows edit the elements",
    #"""
    import SwiftUI

    \#(itemAndRow)

    struct Home: View {
        @State private var items: [Item] = []

        var body: some View {
            ForEach(⟦0..<items.count⟧, id: \.self) { i in
                TextField(items[i].name, text: $items[i].name)
                Row(item: items[i])
            }
            Button("Remove") { items.remove(at: 0) }
        }
    }
    """#,
    fixed: [
      "0..<items.count, id: \\.self) { i in": "$items) { $item in",
      "TextField(items[i].name, text: $items[i].name)": "TextField(item.name, text: $item.name)",
      "Row(item: items[i])": "Row(item: item)",
    ]),
  .flagged(
    "The index has no name",
    #"""
    import SwiftUI

    \#(itemAndRow)

    struct Home: View {
        @State private var items: [Item] = []

        var body: some View {
            List(⟦items.indices⟧, id: \.self) { Row(item: items[$0]) }
            Button("Remove") { items.remove(at: 0) }
        }
    }
    """#, fixed: ["items.indices, id: \\.self) { Row(item: items[$0]) }": "items) { Row(item: $0) }"]),
  .flagged(
    "The rows go on with the index",
    #"""
    import SwiftUI

    \#(itemAndRow)

    struct Home: View {
        @State private var items: [Item] = []

        var body: some View {
            ForEach(⟦items.indices⟧, id: \.self) { i in
                Row(item: items[i])
                Button("Remove") { items.remove(at: i) }
            }
        }
    }
    """#,
    fixed: [
      "items.indices, id: \\.self) { i in": "Array(items.enumerated()), id: \\.element.id) { i, item in",
      "Row(item: items[i])": "Row(item: item)",
    ]),
  .flagged(
    "The index has a type, and the rows edit the elements",
    #"""
    import SwiftUI

    \#(itemAndRow)

    struct Home: View {
        @State private var items: [Item] = []

        var body: some View {
            ForEach(⟦0..<items.count⟧) { (i: Int) in
                Row(item: items[i])
                TextField("\(i)", text: $items[i].name)
            }
            Button("Remove") { items.remove(at: 0) }
        }
    }
    """#,
    fixed: [
      "0..<items.count) { (i: Int) in": "Array(items.enumerated()), id: \\.element.id) { (i: Int, item) in",
      "Row(item: items[i])": "Row(item: item)",
    ]),
  .flagged(
    "The index has a type, and the rows have no need of it",
    #"""
    import SwiftUI

    \#(itemAndRow)

    struct Home: View {
        @State private var items: [Item] = []

        var body: some View {
            ForEach(⟦0..<items.count⟧) { (i: Int) in
                Row(item: items[i])
            }
            Button("Remove") { items.remove(at: 0) }
        }
    }
    """#,
    fixed: ["0..<items.count) { (i: Int) in": "items) { (item) in", "Row(item: items[i])": "Row(item: item)"]),
  .flagged(
    "Numbered elements keep their numbers",
    #"""
    import SwiftUI

    \#(itemAndRow)

    struct Home: View {
        @State private var items: [Item] = []

        var body: some View {
            ForEach(Array(items.enumerated()), id: ⟦\.offset⟧) { offset, item in
                Text("\(offset)")
                Row(item: item)
            }
            Button("Move") { items.insert(items.removeLast(), at: 0) }
        }
    }
    """#, fixed: ["id: \\.offset": "id: \\.element.id"]),
  .flagged(
    "Elements that their rows edit are identified as a whole",
    #"""
    import SwiftUI

    \#(itemAndRow)

    struct Home: View {
        @State private var items: [Item] = []

        var body: some View {
            ForEach($items, id: ⟦\.self⟧) { $item in
                TextField("Name", text: $item.name)
            }
        }
    }
    """#, fixed: ["id: \\.self": "id: \\.id"]),
]

private let itemAndRow = """
  struct Item: Identifiable, Hashable {
      let id: Int
      var name: String
  }

  struct Row: View {
      let item: Item
      @State private var isOn = false

      var body: some View { Toggle(item.name, isOn: $isOn) }
  }
  """
