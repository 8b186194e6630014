/// What `state-object-accessed-in-init` leaves alone.
let stateObjectAccessedInInitLookAlikes: [Example] = [
  .allowed(
    "Handing the wrapper its object",
    """
    import SwiftUI

    final class Model: ObservableObject {}

    struct Home: View {
        @StateObject private var model: Model
        init() { _model = StateObject(wrappedValue: Model()) }
        var body: some View { Text("Home") }
    }
    """),
  .allowed(
    "A parameter of the same name",
    """
    import SwiftUI

    final class Model: ObservableObject {
        func load() {}
    }

    struct Home: View {
        @StateObject private var model: Model

        init(model: Model) {
            model.load()
            _model = StateObject(wrappedValue: model)
        }

        var body: some View { Text("Home") }
    }
    """, also: ["state-object-passed-object"]),
  .allowed(
    "While the view is shown, and in a method",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @Published var title = ""
        func load() {}
    }

    struct Home: View {
        @StateObject private var model = Model()
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
            Text(model.title).task { start() }
        }

        private func start() {
            model.load()
            dismiss()
        }
    }
    """),
  .allowed(
    "Objects that are there when the initialiser runs",
    """
    import SwiftUI

    final class Model: ObservableObject {
        func load() {}
    }

    struct Home: View {
        @ObservedObject private var model: Model
        @State private var count: Int

        init(model: Model) {
            self.model = model
            _count = State(initialValue: 3)
            self.model.load()
            print(count)
        }

        var body: some View { Text("Home") }
    }
    """),
  .allowed(
    "A coordinator reads from the view that made it",
    """
    import SwiftUI

    final class Model: ObservableObject {
        func load() {}
    }

    struct Field: UIViewRepresentable {
        @StateObject fileprivate var model = Model()

        final class Coordinator {
            let parent: Field
            init(_ parent: Field) {
                self.parent = parent
                parent.model.load()
            }
        }
    }
    """),
  .allowed(
    "A type that is no view, with a wrapper of its own",
    """
    import SwiftUI

    struct Helper: Gadget {
        @Environment(\\.dismiss) var dismiss
        init() { print(dismiss) }
    }
    """),
  .allowed(
    "The initializer calls what leaves the object alone, or uses it later, or may be another one of that name",
    """
    import SwiftUI

    final class Model: ObservableObject {
        func load() {}
    }

    final class Center {
        func observe(_ action: @escaping () -> Void) {}
    }

    struct Home: View {
        @StateObject private var model = Model()
        private let center = Center()

        init() {
            log()
            observe()
            load(1)
            Self.prepare()
        }

        var body: some View {
            Text("Home").onAppear { load() }
        }

        private func log() { print("Home") }
        private func observe() { center.observe { model.load() } }
        private func load() { model.load() }
        private func load(_ number: Int) {}
        private static func prepare() {}
    }
    """),
]
