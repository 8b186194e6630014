let stateDefaultOverriddenInInitLookAlikes: [Example] = [
  .allowed(
    "Without an initial value the assignment is the first one, wherever it stands",
    """
    import SwiftUI

    struct Card: View {
        let title: String
        @State private var count: Int

        init(title: String) {
            self.title = title
            count = title.count
        }

        var body: some View {
            Text("\\(count)")
        }
    }
    """, also: ["state-stale-input"]),
  .allowed(
    "The storage is set, and the initial value is only left over",
    """
    import SwiftUI

    struct Card: View {
        @State private var count = 0

        init(title: String) {
            _count = State(initialValue: title.count)
        }

        var body: some View {
            Text("\\(count)")
        }
    }
    """, also: ["state-stale-input"]),
  .allowed(
    "A local variable and a parameter of the same name",
    """
    import SwiftUI

    struct Card: View {
        @State private var count = 0
        @State private var size = 0

        init() {
            var count = 4
            count = 5
            print(count)
        }

        init(size: inout Int) {
            size = 5
        }

        var body: some View {
            Text("\\(count) \\(size)")
        }
    }
    """),
  .allowed(
    "In a closure, which runs when the view is there",
    """
    import SwiftUI

    struct Card: View {
        @State private var count = 0
        var onTap: () -> Void = {}

        init() {
            onTap = { [_count] in _count.wrappedValue = 4 }
            let later = { self.count = 5 }
            later()
        }

        var body: some View {
            Button("\\(count)", action: onTap)
        }
    }
    """),
  .allowed(
    "A binding writes through to where the value lives",
    """
    import SwiftUI

    struct Card: View {
        @Binding var count: Int

        init(count: Binding<Int>) {
            _count = count
            self.count = 4
        }

        var body: some View {
            Text("\\(count)")
        }
    }
    """),
  .allowed(
    "Behind self.init the assignment is a new first value",
    """
    import SwiftUI

    struct Card: View {
        @State private var count = 0
        let title: String

        init(title: String) {
            self.title = title
        }

        init() {
            self.init(title: "")
            count = 5
        }

        var body: some View {
            Text("\\(title) \\(count)")
        }
    }
    """),
  .allowed(
    "A member of the value, not the value",
    """
    import SwiftUI

    struct Item {
        var name = ""
    }

    struct Card: View {
        @State private var item = Item()

        var body: some View {
            TextField("Name", text: $item.name)
        }
    }
    """),
  .allowed(
    "The storage is set without an initial value: there is no shorter way that means the same",
    """
    import SwiftUI

    struct Card: View {
        @State private var count: Int
        let title: String

        init(title: String) {
            _count = State(wrappedValue: 3)
            self.title = title
        }

        var body: some View {
            Text("\\(title) \\(count)")
        }
    }
    """),
]
