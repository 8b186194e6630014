import Facts

private let item = """
  struct Item: Hashable {
      var name = ""
  }
  """

let stateStaleInputDeclarations: [Example] = [
  .flagged(
    "A parameter gives state its first value and no call is known",
    """
    import SwiftUI

    \(item)

    struct Detail: View {
        @State private var item: Item

        init(⟦item⟧: Item) {
            _item = State(initialValue: item)
        }

        var body: some View {
            Text(item.name)
        }
    }
    """,
    fixed: [
      "@State private var item: Item": "private let item: Item",
      "_item = State(initialValue: item)": "self.item = item",
    ], because: "later values"),
  .flagged(
    "The same without the storage",
    """
    import SwiftUI

    struct Counter: View {
        @State private var count: Int

        init(⟦count⟧: Int) {
            self.count = count
        }

        var body: some View {
            Text("\\(count)")
        }
    }
    """, fixed: ["@State private var count": "private let count"], because: "later values"),
  .flagged(
    "In place of an initial value, while another property has none yet",
    """
    import SwiftUI

    struct Counter: View {
        @State private var count = 0
        private let title: String

        init(title: String, ⟦count⟧: Int) {
            self.count = count
            self.title = title
        }

        var body: some View {
            Text("\\(title) \\(count)")
        }
    }
    """, also: ["state-default-overridden-in-init"]),
  .flagged(
    "Only a part of the parameter",
    """
    import SwiftUI

    struct Chooser: View {
        @State private var chosen: Int

        init(⟦range⟧: ClosedRange<Int>) {
            _chosen = State(wrappedValue: range.lowerBound)
        }

        var body: some View {
            Stepper("Number", value: $chosen)
        }
    }
    """),
  .flagged(
    "The view keeps the value beside the state and can follow it",
    """
    import SwiftUI

    struct Editor: View {
        let name: String
        @State private var text: String

        init(⟦name⟧: String) {
            self.name = name
            _text = State(initialValue: name)
        }

        var body: some View {
            VStack {
                Text(name)
                TextField("Name", text: $text)
            }
            .padding()
        }
    }
    """,
    fixed: [
      "        .padding()\n": "        .padding()\n        .onChange(of: name) { newName in text = newName }\n"
    ], because: "is overwritten"),
  .flagged(
    "A body of one line grows",
    """
    import SwiftUI

    struct Editor: View {
        private var title: String
        @State private var text: String

        init(⟦name⟧: String) {
            title = name
            _text = .init(initialValue: name)
        }

        var body: some View {
            TextField(title, text: $text)
        }
    }
    """,
    fixed: [
      "TextField(title, text: $text)":
        "TextField(title, text: $text)\n            .onChange(of: title) { newTitle in text = newTitle }"
    ], because: "is overwritten"),
  .flagged(
    "A preview's constants are no calls of the app",
    """
    import SwiftUI

    struct Counter: View {
        @State private var count: Int

        init(⟦count⟧: Int) {
            _count = State(initialValue: count)
        }

        var body: some View {
            Stepper("Count", value: $count)
        }
    }

    #Preview {
        Counter(count: 3)
    }
    """,
    fixed: [
      "@State private var count": "@Binding private var count", "init(count: Int)": "init(count: Binding<Int>)",
      "_count = State(initialValue: count)": "_count = count", "Counter(count: 3)": "Counter(count: .constant(3))",
    ], because: "happens to its caller's value too"),
  .flagged(
    "From iOS 17 on the closure needs no parameter",
    """
    import SwiftUI

    struct Editor: View {
        let name: String
        @State private var text: String

        init(⟦name⟧: String) {
            self.name = name
            _text = State(initialValue: name)
        }

        var body: some View {
            TextField("Name", text: $text)
        }
    }
    """,
    fixed: [
      "TextField(\"Name\", text: $text)":
        "TextField(\"Name\", text: $text)\n            .onChange(of: name) { text = name }"
    ], because: "is overwritten", settings: ProjectSettings(deploymentTargets: [.iOS: 17, .macOS: 14])),
]
