private let models = """
  import SwiftUI

  class C: ObservableObject {
      @Published var name = ""
  }
  """

let nestedObservableObjectExamples: [Example] = [
  .flagged(
    "A view shows the inner object through the outer one",
    files: [
      "C.swift": models,
      "P.swift": """
      import SwiftUI

      class P: ObservableObject {
          @Published var ⟦child⟧: C = C()
      }
      """,
      "V.swift": """
      import SwiftUI

      struct V: View {
          @ObservedObject var p: P
          var body: some View { Text(p.child.name) }
      }
      """,
    ],
    fixed: [
      "import SwiftUI\n\nclass P": "import SwiftUI\nimport Combine\n\nclass P",
      "child: C = C()": """
      child: C = C()
          private var childChanges: AnyCancellable?

          init() {
              childChanges = $child.map(\\.objectWillChange).switchToLatest().sink { [weak self] _ in
                  self?.objectWillChange.send()
              }
          }
      """,
    ], because: "drawn again"),
  .flagged(
    "The outer object has an initialiser, and the inner one is optional",
    """
    \(models)

    class P: ObservableObject {
        @Published var ⟦child⟧: C?

        init(name: String) {
            child = C()
            print(name)
        }
    }

    struct V: View {
        @StateObject private var p = P(name: "")

        var body: some View { VStack { header } }
    }

    extension V {
        var header: some View { Text(p.child?.name ?? "") }
    }
    """,
    fixed: [
      "import SwiftUI": "import SwiftUI\nimport Combine",
      "child: C?": "child: C?\n    private var childChanges: AnyCancellable?",
      "        print(name)": """
              print(name)
              childChanges = $child.compactMap { $0?.objectWillChange }.switchToLatest().sink { [weak self] _ in
                  self?.objectWillChange.send()
              }
      """,
    ]),
  .flagged(
    "No view is known yet",
    """
    \(models)

    class P: ObservableObject {
        @Published var ⟦child⟧ = C()
        let ⟦other⟧ = C()
        @Published var ⟦rows⟧: [C] = []

        init() {}
    }
    """, severities: [.information, .information, .information]),
  .flagged(
    "A constant object",
    """
    \(models)

    class P: ObservableObject {
        let ⟦child⟧ = C()
    }
    """,
    fixed: [
      "import SwiftUI": "import SwiftUI\nimport Combine",
      "let child = C()": """
      let child = C()
          private var childChanges: AnyCancellable?

          init() {
              childChanges = child.objectWillChange.sink { [weak self] _ in
                  self?.objectWillChange.send()
              }
          }
      """,
    ], severities: [.information]),
  .flagged(
    "Every view is handed the inner object and observes it",
    """
    \(models)

    class P: ObservableObject {
        @Published var ⟦child⟧ = C()
        init() {}
    }

    struct V: View {
        @ObservedObject var p: P
        var body: some View { ChildV(child: p.child) }
    }

    struct ChildV: View {
        @ObservedObject var child: C
        var body: some View { Text(child.name) }
    }
    """, severities: [.hint]),
  .flagged(
    "An object that is passed in, and shown",
    """
    \(models)

    class P: ObservableObject {
        let ⟦child⟧: C
        init(child: C, other: C) {
            self.child = child
        }
    }

    struct V: View {
        @EnvironmentObject private var p: P
        var body: some View { TextField("", text: $p.child.name) }
    }
    """,
    fixed: [
      "import SwiftUI": "import SwiftUI\nimport Combine",
      "let child: C": "let child: C\n    private var childChanges: AnyCancellable?",
      "self.child = child": """
      self.child = child
              childChanges = child.objectWillChange.sink { [weak self] _ in
                  self?.objectWillChange.send()
              }
      """,
    ], severities: [.information]),
  .allowed(
    "The outer object hands the changes on",
    """
    \(models)

    class P: ObservableObject {
        @Published var child = C()
        private var bag: Set<AnyCancellable> = []
        init() {
            child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
        }
    }

    class Q: ObservableObject {
        @Published var child = C()
        @Published private(set) var name = ""
        init() { child.$name.assign(to: &$name) }
    }

    class R: ObservableObject {
        @Published var child = C()
    }

    extension R {
        func start() { $child.flatMap { $0.objectWillChange }.sink { _ in }.cancel() }
    }
    """),
  .allowed(
    "A helper in a protocol's extension listens to all of them",
    """
    \(models)

    protocol Form: AnyObject {
        var fields: [C] { get }
        var isValid: Bool { get set }
    }

    extension Form {
        func start() { fields.forEach { $0.$name.sink { [weak self] in self?.isValid = !$0.isEmpty } } }
    }

    class P: ObservableObject, Form {
        @Published var child = C()
        @Published var isValid = false
        var fields: [C] { [child] }
        init() { start() }
    }

    struct V: View {
        @ObservedObject var p: P
        var body: some View { Text(p.child.name) }
    }
    """),
  .allowed(
    "Views follow observable objects at any depth",
    """
    import SwiftUI

    class C: ObservableObject {}

    @Observable class C2 {}

    @Observable class P {
        var child = C2()
        var other = C()
    }
    """),
  .allowed(
    "A value's changes are changes of the property",
    """
    import SwiftUI

    struct ItemStruct {}

    class P: ObservableObject {
        @Published var item = ItemStruct()
        @Published var items: [ItemStruct] = []
    }
    """),
  .allowed(
    "A reference back, and what is no part of each object",
    """
    \(models)

    class P: ObservableObject {
        weak var parent: P?
        unowned let owner: C
        static let shared = C()
        var current: C { P.shared }
        init(owner: C) { self.owner = owner }
    }
    """),
  .allowed(
    "Rows observe their own elements",
    """
    \(models)

    class P: ObservableObject {
        @Published var rows: [C] = []
    }

    struct Row: View {
        @ObservedObject var row: C
        var body: some View { Text(row.name) }
    }
    """),
  .allowed(
    "What a view reads never changes, or is an object again that it hands on",
    """
    import SwiftUI

    class C: ObservableObject {
        let title = ""
        let inner = D()
    }

    class D: ObservableObject {}

    class P: ObservableObject {
        let child: C
        init(child: C) { self.child = child }
    }

    struct V: View {
        @ObservedObject var p: P
        var body: some View {
            Text(p.child.title)
            InnerV(inner: p.child.inner)
        }
    }

    struct InnerV: View {
        @ObservedObject var inner: D
        var body: some View { Text("") }
    }
    """),
  .allowed(
    "A service that views do not show",
    """
    \(models)

    class P: ObservableObject {
        private let service: C
        private lazy var other = C()
        init(service: C) { self.service = service }
    }

    struct V: View {
        @StateObject private var p = P(service: C())
        var body: some View { Text("") }
    }
    """),
]
