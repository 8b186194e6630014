/// What is put into the environment beside local types of the same name.
let environmentKindMismatchNamesakes: [Example] = [
  .allowed(
    "Two local views of one name put objects of different classes into the environment",
    """
    import SwiftUI

    final class LegacyState: ObservableObject {
        @Published var name = ""
    }

    @Observable final class ObsState {
        var name = ""
    }

    @MainActor func legacy() -> some View {
        struct Screen: View {
            @StateObject private var model = LegacyState()
            var body: some View { Text("").environmentObject(model) }
        }
        return Screen()
    }

    @MainActor func modern() -> some View {
        struct Screen: View {
            @State private var model = ObsState()
            var body: some View { Text("").environment(model) }
        }
        return Screen()
    }
    """),
  .allowed(
    "Two local classes of one name, each put into the environment by its own way",
    """
    import SwiftUI

    @MainActor func legacy() -> some View {
        final class Model: ObservableObject {
            @Published var name = ""
        }
        let model = Model()
        return Text("").environmentObject(model)
    }

    @MainActor func modern() -> some View {
        final class Model: Observable {
            var name = ""
        }
        let model = Model()
        return Text("").environment(model)
    }
    """),
  .allowed(
    "A parameter has the class of the file, not the local one of the same name",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    @MainActor func screen(model: Model) -> some View {
        final class Model: ObservableObject {
            @Published var name = ""
        }
        let other = Model()
        return Text("").environment(model).environmentObject(other)
    }
    """),
  .flagged(
    "The local class is the one that is put into the environment",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    @MainActor func screen() -> some View {
        final class Model: ObservableObject {
            @Published var name = ""
        }
        let model = Model()
        return Text("").⟦environment⟧(model)
    }
    """, fixed: [".environment(model)": ".environmentObject(model)"], because: "optional"),
]
