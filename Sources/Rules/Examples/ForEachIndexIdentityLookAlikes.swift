let forEachIndexIdentityLookAlikes: [Example] = [
  .allowed(
    "The elements' own identity",
    #"""
    import SwiftUI

    struct Item: Identifiable {
        let id: Int
    }

    struct Row: View {
        let item: Item
        @State private var isOn = false
        var body: some View { Toggle("On", isOn: $isOn) }
    }

    struct Home: View {
        @State private var items: [Item] = []

        var body: some View {
            ForEach(items) { Row(item: $0) }
            ForEach(Array(items.enumerated()), id: \.element.id) { Row(item: $1) }
            Button("Remove") { items.remove(at: 0) }
        }
    }
    """#),
  .allowed(
    "A constant range, a literal, an enum's cases",
    #"""
    import SwiftUI

    enum Tab: String, CaseIterable {
        case home, settings
    }

    struct Row: View {
        let title: String
        @State private var isOn = false
        var body: some View { Toggle(title, isOn: $isOn) }
    }

    struct Home: View {
        private let titles = ["a", "b"]

        var body: some View {
            ForEach(0..<5) { Text("\($0)") }
            ForEach(["a", "b"], id: \.self) { Text($0) }
            ForEach(Tab.allCases, id: \.self) { Row(title: $0.rawValue) }
            ForEach(Tab.allCases.indices, id: \.self) { Row(title: Tab.allCases[$0].rawValue) }
            ForEach(titles.indices, id: \.self) { Row(title: titles[$0]) }
        }
    }
    """#),
  .allowed(
    "Elements that nobody moves",
    #"""
    import SwiftUI

    struct Row: View {
        let title: String
        @State private var isOn = false
        var body: some View { Toggle(title, isOn: $isOn) }
    }

    struct Home: View {
        @State private var titles: [String] = []

        var body: some View {
            ForEach(titles.indices, id: \.self) { Row(title: titles[$0]) }
            Button("More") {
                titles.append("c")
                titles.removeAll()
            }
        }
    }
    """#),
  .allowed(
    "Another collection of the same name is changed",
    #"""
    import SwiftUI

    final class Basket: ObservableObject {
        @Published var items: [String] = []

        func drop() {
            items.removeFirst()
        }
    }

    struct Row: View {
        let title: String
        @State private var isOn = false
        var body: some View { Toggle(title, isOn: $isOn) }
    }

    struct Bar: View {
        let items: [String]

        var body: some View {
            ForEach(items.indices, id: \.self) { Row(title: items[$0]) }
        }
    }
    """#),
  .allowed(
    "Whole values that the rows only show, as a picker's tags or a list's selection need",
    #"""
    import SwiftUI

    struct Branch: Identifiable, Hashable {
        let id: Int
        var name: String
    }

    struct Row: View {
        let branch: Branch
        @State private var isOn = false
        var body: some View { Toggle(branch.name, isOn: $isOn) }
    }

    struct Home: View {
        @State private var branches: [Branch] = []
        @State private var selection: Branch?

        var body: some View {
            List(selection: $selection) {
                ForEach(branches, id: \.self) { Row(branch: $0) }
            }
            Button("Remove") { branches.remove(at: 0) }
        }
    }
    """#),
  .allowed(
    "Positions that are no elements: a range that begins elsewhere",
    #"""
    import SwiftUI

    struct Row: View {
        let index: Int
        @State private var isOn = false
        var body: some View { Toggle("\(index)", isOn: $isOn) }
    }

    struct Home: View {
        @State private var items: [String] = []

        var body: some View {
            ForEach(-1..<items.count, id: \.self) { Row(index: $0) }
            Button("Remove") { items.remove(at: 0) }
        }
    }
    """#),
]
