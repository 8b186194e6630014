let stateObjectStaleInputLookAlikes: [Example] = [
  .allowed(
    "Constants that differ from call to call",
    """
    import SwiftUI

    \(settledCard)

    struct Home: View {
        var body: some View {
            Card(name: "Ravi")
            Card(name: "Maria")
        }
    }
    """),
  .allowed(
    "Static constants and enum cases",
    """
    import SwiftUI

    \(settledCard)

    enum Names {
        static let first = "Ravi"
    }

    struct Home: View {
        static let second = "Maria"

        var body: some View {
            Card(name: Names.first)
            Card(name: Self.second)
        }
    }
    """),
  .allowed(
    "The caller decides how the object is made",
    """
    import GRDBQuery
    import SwiftUI

    final class CardModel: ObservableObject {
        @Published var text: String

        init(name: String, isOn: Bool = false) {
            text = name
        }
    }

    struct Card: View {
        @EnvironmentStateObject private var model: CardModel

        init(_ makeModel: @escaping (EnvironmentValues) -> CardModel) {
            _model = EnvironmentStateObject(makeModel)
        }

        var body: some View {
            Text(model.text)
        }
    }

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            Card { _ in CardModel(name: name) }
        }
    }
    """),
  .allowed(
    "An object is passed by reference, so the model sees its changes",
    """
    import SwiftUI

    final class Session: ObservableObject {
        @Published var name = ""
    }

    final class CardModel: ObservableObject {
        init(session: Session) {}
    }

    struct Card: View {
        @StateObject private var model: CardModel

        init(session: Session) {
            _model = StateObject(wrappedValue: CardModel(session: session))
        }

        var body: some View {
            Text("Card")
        }
    }

    struct Home: View {
        @StateObject private var session = Session()

        var body: some View {
            Card(session: session)
        }
    }
    """),
  .allowed(
    "An app is built once",
    """
    import SwiftUI

    \(settledCard)

    @main
    struct Notes: App {
        let name = "Ravi"

        var body: some Scene {
            WindowGroup {
                Card(name: name)
            }
        }
    }
    """),
  .allowed(
    "A wrapper of the project's own takes a first value, as state does",
    """
    import SwiftUI

    final class Box<Value>: ObservableObject {
        @Published var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    @propertyWrapper
    struct Boxed: DynamicProperty {
        @StateObject private var box: Box<Int>

        init(wrappedValue: Int) {
            _box = StateObject(wrappedValue: Box(wrappedValue))
        }

        @MainActor var wrappedValue: Int { box.value }
    }
    """),
  .allowed(
    "A controller builds its root view once",
    """
    import SwiftUI
    import WatchKit

    \(settledCard)

    final class Host: WKHostingController<Card> {
        let name = "Ravi"

        override var body: Card { Card(name: name) }
    }
    """),
  .allowed(
    "The object's own initial value needs nothing from outside",
    """
    import SwiftUI

    final class CardModel: ObservableObject {
        @Published var text: String

        init(name: String, isOn: Bool = false) {
            text = name
        }
    }

    struct Card: View {
        let name: String
        @StateObject private var model = CardModel(name: "")

        var body: some View {
            Text(name + model.text).onAppear { model.text = name }
        }
    }

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            Card(name: name)
        }
    }
    """),
  .allowed(
    "A parameter of another view with the same label",
    """
    import SwiftUI

    struct Label: View {
        let name: String

        var body: some View {
            Text(name)
        }
    }

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            Label(name: name)
        }
    }
    """),
  .allowed(
    "A type that the project does not declare",
    """
    import CardKit
    import SwiftUI

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            Card(name: name)
        }
    }
    """),
  .allowed(
    "The caller's expression is passed on unevaluated",
    """
    import SwiftUI

    struct Home<Model>: View where Model: ObservableObject {
        @StateObject private var model: Model

        init(model: @autoclosure @escaping () -> Model) {
            _model = StateObject(wrappedValue: model())
        }

        var body: some View {
            Text("Home")
        }
    }
    """),
  .allowed(
    "The view tells its object about later values",
    """
    import SwiftUI

    final class CardModel: ObservableObject {
        @Published var text: String

        init(name: String) {
            text = name
        }
    }

    struct Card: View {
        let name: String
        @StateObject private var model: CardModel

        init(name: String) {
            self.name = name
            _model = StateObject(wrappedValue: CardModel(name: name))
        }

        var body: some View {
            Text(model.text).onChange(of: name) { name in
                model.text = name
            }
        }
    }

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            Card(name: name)
        }
    }
    """),
  .allowed(
    "What the view follows is computed from the parameter",
    """
    import SwiftUI

    final class CardModel: ObservableObject {
        init(name: String) {}

        func load(_ name: String) {}
    }

    struct Card: View {
        let name: String
        @StateObject private var model: CardModel

        init(name: String) {
            self.name = name
            _model = StateObject(wrappedValue: CardModel(name: name))
        }

        private var shownName: String { name.uppercased() }

        var body: some View {
            Text(shownName).task(id: shownName) {
                model.load(shownName)
            }
        }
    }

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            Card(name: name)
        }
    }
    """),
  .allowed(
    "The parameter's name says that only the first value counts",
    """
    import SwiftUI

    final class CardModel: ObservableObject {
        init(name: String) {}
    }

    struct Card: View {
        @StateObject private var model: CardModel

        init(initialName: String) {
            _model = StateObject(wrappedValue: CardModel(name: initialName))
        }

        var body: some View {
            Text("Card")
        }
    }

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            Card(initialName: name)
        }
    }
    """),
  .allowed(
    "The parent's own input is a constant at every call",
    """
    import SwiftUI

    \(settledCard)

    struct Home: View {
        let name: String

        var body: some View {
            Card(name: name)
        }
    }

    struct Start: View {
        var body: some View {
            Home(name: "Ravi")
        }
    }
    """),
]
