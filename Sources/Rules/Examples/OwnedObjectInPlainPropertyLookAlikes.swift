let ownedObjectInPlainPropertyLookAlikes: [Example] = [
  .allowed(
    "An object that the caller gives",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Card: View {
        let model: Model
        var other: Model?

        var body: some View {
            Text(model.name)
        }
    }
    """),
  .allowed(
    "An object that nobody observes",
    """
    import SwiftUI

    final class Cache {
        var names: [String] = []
    }

    struct Card: View {
        private let formatter = DateFormatter()
        private let cache = Cache()

        var body: some View {
            Text(formatter.string(from: .distantPast))
        }
    }
    """),
  .allowed(
    "A shared object, a static one, one that is computed",
    """
    import SwiftUI

    @Observable final class Model {
        nonisolated(unsafe) static let shared = Model()
        var name = ""
    }

    struct Card: View {
        static let standard = Model()
        let model = Model.shared
        var fresh: Model { Model() }

        var body: some View {
            Text(model.name)
        }
    }
    """),
  .allowed(
    "The wrapper keeps it",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    final class LegacyModel: ObservableObject {
        @Published var name = ""
    }

    struct Card: View {
        @State private var model = Model()
        @StateObject private var legacy = LegacyModel()

        var body: some View {
            Text(model.name + legacy.name)
        }
    }
    """),
  .allowed(
    "A wrapper of another library may keep it",
    """
    import SwiftUI

    @propertyWrapper
    struct Kept<Value> {
        var wrappedValue: Value
    }

    final class Model: ObservableObject {
        @Published var name = ""
    }

    struct Card: View {
        @Kept var model = Model()

        var body: some View {
            Text(model.name)
        }
    }
    """),
  .allowed(
    "SwiftData's models are held as they are",
    """
    import SwiftData
    import SwiftUI

    @Model final class Note {
        var text = ""

        init() {}
    }

    struct NoteView: View {
        let note = Note()

        var body: some View {
            Text(note.text)
        }
    }
    """),
  .allowed(
    "An object owns its own objects",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @Published var name = ""
    }

    final class Store {
        let model = Model()
    }

    final class Screen: UIHostingController<Text> {
        let model = Model()
    }
    """),
  .allowed(
    "A struct that is no view, and a value that is no object",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @Published var name = ""
    }

    struct Settings {
        let model = Model()
    }

    struct Options {
        var isOn = false
    }

    struct Card: View {
        private let options = Options()

        var body: some View {
            Text("\\(options.isOn)")
        }
    }
    """),
  .allowed(
    "A property wrapper of the project's own may begin anew with each view",
    """
    import SwiftUI

    final class Box: ObservableObject {
        @Published var value: Int?
    }

    @propertyWrapper
    struct Router: DynamicProperty {
        private let box = Box()

        var wrappedValue: Int { box.value ?? 0 }
    }
    """),
]
