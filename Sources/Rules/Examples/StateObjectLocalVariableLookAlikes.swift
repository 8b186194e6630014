let stateObjectLocalVariableLookAlikes: [Example] = [
  .allowed(
    "Built inside the parentheses",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init(title: String) {
            _model = StateObject(wrappedValue: MovieModel(title: title))
        }

        var body: some View {
            Text("Movie")
        }
    }
    """, also: ["state-object-stale-input"]),
  .allowed(
    "The caller's expression is passed on unevaluated",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init(model: @autoclosure @escaping () -> MovieModel) {
            _model = StateObject(wrappedValue: model())
        }

        var body: some View {
            Text("Movie")
        }
    }
    """, also: ["state-object-stale-input"]),
  .allowed(
    "A parameter was built elsewhere",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init(model: MovieModel) {
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """, also: ["state-object-passed-object", "state-object-stale-input"]),
  .allowed(
    "The constant is only an argument",
    """
    import SwiftUI

    final class Titles {
        nonisolated(unsafe) static let shared = Titles()
        var next = ""
    }

    final class MovieModel: ObservableObject {
        init(title: String = "") {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init() {
            let title = Titles.shared.next
            _model = StateObject(wrappedValue: MovieModel(title: title))
        }

        var body: some View {
            Text("Movie")
        }
    }
    """),
  .allowed(
    "What throws cannot move into the parentheses",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        init() throws {}
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init() throws {
            let model = try MovieModel()
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """),
  .allowed(
    "The constant names a shared object",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {
        nonisolated(unsafe) static let shared = MovieModel()
    }

    struct MovieView: View {
        @StateObject private var model: MovieModel

        init() {
            let model = MovieModel.shared
            _model = StateObject(wrappedValue: model)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """, also: ["state-object-shared-instance"]),
  .allowed(
    "Plain state takes its value at once anyway",
    """
    import SwiftUI


    struct MovieView: View {
        @State private var text: String

        init() {
            let text = String("Title")
            _text = State(initialValue: text)
        }

        var body: some View {
            Text("Movie")
        }
    }
    """),
  .allowed(
    "Not a view: nothing is built again and again",
    """
    import SwiftUI

    final class MovieModel: ObservableObject {}

    struct Holder {
        @StateObject private var model: MovieModel

        init() {
            let model = MovieModel()
            _model = StateObject(wrappedValue: model)
        }
    }
    """, also: ["dynamic-property-outside-view"]),
  .allowed(
    "An app is built once",
    """
    import SwiftUI

    final class Session: ObservableObject {}

    @main
    struct Notes: App {
        @StateObject private var session: Session

        init() {
            let session = Session()
            _session = StateObject(wrappedValue: session)
        }

        var body: some Scene {
            WindowGroup {
                Text("Notes")
            }
        }
    }
    """),
]
