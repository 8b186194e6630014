// Only an initializer sets the state, and nothing reads it; objects may have to stay alive

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Background(name: "Rain") } }
}

final class Player {
    init(name: String) {}
}

struct Background: View {
    @State var name: String
//             ^~~~ info: The initializer of 'Background' sets 'name', but nothing reads it; delete it
    @State private var player: Player

    init(name: String) {
        _name = State(initialValue: name)
        _player = State(initialValue: Player(name: name))
    }

    var body: some View { Text("Background") }
}
