import Facts

private let xcode26 = ProjectSettings(sdk: 26, compiler: 603)
private let xcode27 = ProjectSettings(sdk: 27, compiler: 604)

let stateExtensionMemberwiseExamples: [Example] = [
  .flagged(
    "An initialiser of an extension in the same file",
    """
    import SwiftUI

    struct Card: View {
        @State private var isOpen = false
        private let count: Int

        var body: some View {
            Text("\\(count) \\(isOpen)")
        }
    }

    extension Card {
        init(doubled: Int) {
            ⟦self.init⟧(count: doubled * 2)
        }
    }
    """,
    fixed: [
      "private let count: Int\n":
        "private let count: Int\n\n    private init(count: Int) {\n        self.count = count\n    }\n"
    ], safe: true, settings: xcode27),
  .flagged(
    "A static function; the toolchain is not known",
    """
    import SwiftUI

    struct Card: View {
        @State private var isOpen = false
        fileprivate let count: Int

        var body: some View {
            Text("\\(count) \\(isOpen)")
        }
    }

    extension Card {
        static func make() -> Card { ⟦.init⟧(count: 2) }
        static func makeOther() -> Card { ⟦Card⟧(count: 3) }
        static var third: Self { ⟦.init⟧(count: 4) }
    }
    """,
    fixed: [
      "fileprivate let count: Int\n":
        "fileprivate let count: Int\n\n    fileprivate init(count: Int) {\n        self.count = count\n    }\n"
    ], safe: true, severities: [.information, .information, .information]),
  .flagged(
    "State without an initial value is a parameter",
    """
    import SwiftUI

    struct Card: View {
        @State private var page: Int
        private let count: Int

        var body: some View {
            Text("\\(count) \\(page)")
        }
    }

    extension Card {
        init(_ page: Int, count: Int) {
            ⟦self.init⟧(page: page, count: count)
        }
    }
    """,
    fixed: [
      "private let count: Int\n":
        "private let count: Int\n\n    private init(page initialPage: Int, count: Int) {\n        _page = State(initialValue: initialPage)\n        self.count = count\n    }\n"
    ], safe: true, settings: xcode27),
  .flagged(
    "The parameter says that it is the first value: a copy that is made from what the state holds is no mistake",
    """
    import SwiftUI

    struct Card: View {
        @State private var page: Int
        private let count: Int

        var body: some View { Text("\\(count) \\(page)") }
    }

    extension Card {
        func doubled() -> Card { ⟦Card⟧(page: page, count: count * 2) }
    }
    """,
    fixed: [
      "private let count: Int\n":
        "private let count: Int\n\n    private init(page initialPage: Int, count: Int) {\n        _page = State(initialValue: initialPage)\n        self.count = count\n    }\n"
    ], safe: true, also: ["private-input-wrapper"], settings: xcode27),
  .flagged(
    "No fix where the call gives other arguments than the new initialiser would take",
    """
    import SwiftUI

    struct Card: View {
        @State private var isOpen = false
        private let count: Int
        private var limit = 3

        var body: some View {
            Text("\\(count) \\(limit) \\(isOpen)")
        }
    }

    extension Card {
        static func make() -> Card { ⟦Card⟧(count: 2, limit: 4) }
    }
    """, settings: xcode27),
  .allowed(
    "Another type's initializer of the same label, beside a namespace",
    """
    import SwiftUI

    struct Style {
        var space: Namespace.ID
    }

    struct Tab: View {
        let style: Style
        var body: some View { Text("Tab") }
    }

    struct Tabs: View {
        @Namespace var space
        @State private var isOpen = false

        var body: some View {
            Tab(style: .init(space: space)).disabled(isOpen)
        }

        static func style(in space: Namespace.ID) -> Style { .init(space: space) }

        static func all(in spaces: [Namespace.ID]) -> [Style] {
            spaces.map { .init(space: $0) }
        }
    }
    """, settings: xcode27),
  .allowed(
    "Xcode 26 writes the initialiser",
    """
    import SwiftUI

    struct Card: View {
        @State private var isOpen = false
        private let count: Int

        var body: some View { Text("\\(count) \\(isOpen)") }
    }

    extension Card {
        static func make() -> Card { .init(count: 2) }
    }
    """, settings: xcode26),
  .allowed(
    "The initialiser of the extension gives the properties their values itself",
    """
    import SwiftUI

    struct Card: View {
        @State private var isOpen = false
        private let count: Int

        var body: some View { Text("\\(count) \\(isOpen)") }
    }

    extension Card {
        init(isOpen: Bool) {
            _isOpen = State(initialValue: isOpen)
            count = 1
        }

        static func open() -> Card { Card(isOpen: true) }
    }
    """, settings: xcode27),
  .allowed(
    "A property that is not private keeps the compiler's initialiser",
    """
    import SwiftUI

    struct Card: View {
        @State private var isOpen = false
        let title: String

        var body: some View { Text("\\(title) \\(isOpen)") }
    }

    extension Card {
        init() {
            self.init(title: "")
        }
    }
    """, settings: xcode27),
  .allowed(
    "The view declares the initialiser",
    """
    import SwiftUI

    struct Card: View {
        @State private var isOpen = false
        private let count: Int

        init(count: Int) {
            self.count = count
        }

        var body: some View { Text("\\(count) \\(isOpen)") }
    }

    extension Card {
        init() {
            self.init(count: 0)
        }
    }
    """, settings: xcode27),
  .allowed(
    "Without arguments it is the default initialiser, and without state nothing changes",
    """
    import SwiftUI

    struct Card: View {
        @State private var isOpen = false

        var body: some View { Text("\\(isOpen)") }
    }

    extension Card {
        static func make() -> Card { Card() }
    }

    struct Plain: View {
        private let count: Int

        var body: some View { Text("\\(count)") }

        static func make() -> Plain { .init(count: 2) }
    }

    #Preview {
        Card()
    }
    """, settings: xcode27),
]
