/// What `state-holds-observable-object` leaves alone.
let stateHoldsObservableObjectLookAlikes: [Example] = [
  .allowed(
    "@State follows what is @Observable",
    """
    import SwiftUI

    @Observable final class Player {
        var title = ""
    }

    struct Home: View {
        @State private var player = Player()
        var body: some View { Text(player.title) }
    }
    """),
  .allowed(
    "An enum that an observable object declares is a value",
    """
    import SwiftUI

    final class Player: ObservableObject {
        enum Kind { case song, radio }
        @Published var kind = Kind.song
    }

    struct Home: View {
        @State private var kind = Player.Kind.song
        var body: some View { Picker("Kind", selection: $kind) { Text("Song") } }
    }
    """),
  .allowed(
    "Which object another view is to show, and observe",
    """
    import SwiftUI

    final class Song: ObservableObject, Identifiable {
        @Published var title = ""
    }

    struct Detail: View {
        @ObservedObject var song: Song
        var body: some View { Text(song.title) }
    }

    struct Home: View {
        @State private var selected: Song?

        var body: some View {
            Text("Home").sheet(item: $selected) { Detail(song: $0) }
        }
    }
    """),
  .allowed(
    "What the object does not publish no wrapper would show",
    """
    import SwiftUI

    final class Controller: ObservableObject {
        var title = ""
    }

    struct Home: View {
        @State private var controller: Controller?
        var body: some View { Text(controller?.title ?? "").onAppear { controller = Controller() } }
    }
    """),
  .allowed(
    "Both at once: @State follows it, and @StateObject would build it late",
    """
    import SwiftUI

    @Observable final class Player: ObservableObject {
        var title = ""
    }

    struct Home: View {
        @State private var player = Player()
        var body: some View { Text(player.title) }
    }
    """),
  .allowed(
    "A value that holds the object",
    """
    import SwiftUI

    final class Player: ObservableObject {}
    struct Box<Value> { var value: Value }

    struct Home: View {
        @State private var box: Box<Player>
        init() { _box = State(initialValue: Box(value: Player())) }
        var body: some View { Text("Home") }
    }
    """),
  .allowed(
    "A generic parameter has the class's name",
    """
    import SwiftUI

    final class Model: ObservableObject {}

    struct Home<Model>: View {
        @State private var model: Model
        init(initialModel: Model) { _model = State(initialValue: initialModel) }
        var body: some View { Text("Home") }
    }
    """),
  .allowed(
    "No view: another rule speaks",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct Holder: Gadget {
        @State private var player = Player()
    }
    """),
]
