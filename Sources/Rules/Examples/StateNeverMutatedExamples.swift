/// What `state-never-mutated` reports and leaves alone.
let stateNeverMutatedExamples: [Example] = [
  .flagged(
    "A text that is only read",
    """
    import SwiftUI

    struct Home: View {
        @State private var ⟦title⟧ = "Home"

        var body: some View { Text(title) }
    }
    """, fixed: ["@State private var": "private let"], because: "still to be written"),
  .flagged(
    "A number that decides",
    """
    import SwiftUI

    struct Home: View {
        @State private var ⟦count⟧ = 3

        var body: some View {
            if count > 2 { Text("Many") }
        }
    }
    """, fixed: ["@State private var": "private let"], because: "still to be written"),
  .flagged(
    "A font and a page, with their types",
    """
    import SwiftUI

    enum Page { case first, second }

    struct Home: View {
        @State private var ⟦font⟧ = Font.body
        @State
        private var ⟦page⟧: Page = .first

        var body: some View {
            Text(page == .first ? "First" : "Second").font(font)
        }
    }
    """,
    fixed: ["@State private var font": "private let font", "@State\n    private var page": "private let page"],
    because: "still to be written"),
  .allowed(
    "Bound, assigned, taken inout, changed by a method",
    """
    import SwiftUI

    struct Home: View {
        @State private var title = "Home"
        @State private var count = 0
        @State private var total = 0
        @State private var names: [String] = []

        var body: some View {
            TextField(title, text: $title)
            Button("\\(count) \\(total)") {
                count = 1
                add(&total)
                names.append("name")
            }
        }

        private func add(_ value: inout Int) { value += 1 }
    }
    """),
  .allowed(
    "Written by an extension in another file",
    files: [
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State var count = 0
          var body: some View { Text("\\(count)") }
      }
      """,
      "Home+Count.swift": """
      extension Home {
          func add() { count += 1 }
      }
      """,
    ], also: ["private-state"]),
  .allowed(
    "The initialiser gives the first value",
    """
    import SwiftUI

    struct Home: View {
        @State private var count = 0

        init(initialCount: Int) { _count = State(initialValue: initialCount) }

        var body: some View { Text("\\(count)") }
    }
    """),
  .allowed(
    "An object, and a moment that is kept",
    """
    import SwiftUI

    @Observable final class Model { var title = "" }

    struct Home: View {
        @State private var model = Model()
        @State private var now = Date()
        @State private var today = Date.now
        @State private var token = UUID()

        var body: some View { Text("\\(model.title) \\(now) \\(today) \\(token)") }
    }
    """),
  .allowed(
    "The state of a preview",
    """
    import SwiftUI

    #Preview {
        @Previewable @State var title = "Home"
        Text(title)
    }
    """),
  .allowed(
    "A token that can give the view another identity",
    """
    import SwiftUI

    struct Home: View {
        @State private var token = 0

        var body: some View { Text("Home").id(token) }
    }
    """),
  .allowed(
    "Callers give another value",
    files: [
      "Row.swift": """
      import SwiftUI

      struct Row: View {
          @State var title = ""
          var body: some View { Text(title) }
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          var body: some View { Row(title: "Home") }
      }
      """,
    ], also: ["state-receives-argument"]),
  .allowed(
    "A value of the view changes it",
    """
    import SwiftUI

    struct Home: View {
        @State fileprivate var count = 0
        var body: some View { Text("\\(count)") }
    }

    final class Coordinator {
        let home: Home
        init(home: Home) { self.home = home }
        func add() { home.count = 1 }
    }
    """),
]
