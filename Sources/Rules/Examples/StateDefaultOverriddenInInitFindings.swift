import Facts

let stateDefaultOverriddenInInitFindings: [Example] = [
  .flagged(
    "Assigned before another property: it counts today and does not compile with Xcode 27",
    """
    import SwiftUI

    struct Card: View {
        let title: String
        @State private var count = 0

        init(title: String) {
            ⟦count⟧ = 4
            self.title = title
        }

        var body: some View {
            Text("\\(title) \\(count)")
        }
    }
    """, fixed: ["count = 0": "count: Int"], safe: true),
  .flagged(
    "The type that the initial value gave is written out",
    """
    import SwiftUI

    enum Theme {
        case light, dark
    }

    struct Item {
        var name = ""
    }

    struct Card: View {
        @State private var name = ""
        @State private var isOn = false
        @State private var size = 1.5
        @State private var step = -1
        @State private var theme = Theme.light
        @State private var item = Item()
        @State private var chosen = Set<Int>()
        @State private var date: Date = .distantPast
        let title: String

        init(title: String, item: Item, date: Date) {
            self.⟦name⟧ = title
            self.⟦isOn⟧ = true
            self.⟦size⟧ = 2
            self.⟦step⟧ = 1
            self.⟦theme⟧ = .dark
            self.⟦item⟧ = item
            self.⟦chosen⟧ = [1]
            self.⟦date⟧ = date
            self.title = title
        }

        var body: some View {
            Text("\\(title) \\(name) \\(isOn) \\(size) \\(step) \\(item.name) \\(chosen.count) \\(date)")
        }
    }
    """,
    fixed: [
      "name = \"\"\n    @State private var isOn": "name: String\n    @State private var isOn",
      "isOn = false": "isOn: Bool",
      "size = 1.5": "size: Double", "step = -1": "step: Int", "theme = Theme.light": "theme: Theme",
      "item = Item()": "item: Item", "chosen = Set<Int>()": "chosen: Set<Int>",
      "date: Date = .distantPast": "date: Date",
    ], safe: true, also: ["state-stale-input"]),
  .flagged(
    "Every initialiser assigns it, one of them through the storage",
    """
    import SwiftUI

    struct Card: View {
        @State private var count: Int = 0
        @Binding var isOn: Bool

        init(isOn: Binding<Bool>, count: Int) {
            self.⟦count⟧ = count
            _isOn = isOn
        }

        init(isOn: Binding<Bool>) {
            _count = State(initialValue: 1)
            _isOn = isOn
        }

        init() {
            self.init(isOn: .constant(true))
        }

        var body: some View {
            Toggle("\\(count)", isOn: $isOn)
        }
    }
    """, fixed: ["count: Int = 0": "count: Int"], safe: true, also: ["state-stale-input"]),
  .flagged(
    "Assigned last, the value goes nowhere",
    """
    import SwiftUI

    struct Card: View {
        let title: String
        @State private var count = 0

        init(title: String) {
            self.title = title
            ⟦count⟧ = 4
        }

        var body: some View {
            Text("\\(title) \\(count)")
        }
    }
    """, fixed: ["self.title = title\n        count = 4\n": "self.title = title\n"], safe: true, fixIndex: 2),
  .flagged(
    "The only property: there is nothing to come before",
    """
    import SwiftUI

    struct Card: View {
        @State private var count: Int = 0

        init() {
            self.⟦count⟧ = 4
            print("made")
        }

        var body: some View {
            Text("\\(count)")
        }
    }
    """, fixed: ["        self.count = 4\n": ""], safe: true, fixIndex: 2),
  .flagged(
    "Built with Xcode 27, private state with an initial value does not compile",
    """
    import SwiftUI

    struct Card: View {
        let title: String
        @State private var count = 0

        init(title: String) {
            ⟦count⟧ = 4
            self.title = title
        }

        var body: some View {
            Text("\\(title) \\(count)")
        }
    }
    """, fixed: ["count = 0": "count: Int"], safe: true, severities: [.error],
    settings: ProjectSettings(sdk: 27, compiler: 604)),
  .flagged(
    "What Xcode 27 does not store lazily compiles, as long as the order stays",
    """
    import SwiftUI

    struct Card: View {
        let title: String
        @State var count = 0

        init(title: String) {
            ⟦count⟧ = 4
            self.title = title
        }

        var body: some View {
            Text("\\(title) \\(count)")
        }
    }
    """, fixed: ["count = 0": "count: Int"], safe: true, also: ["private-state"],
    settings: ProjectSettings(sdk: 27, compiler: 604)),
]
