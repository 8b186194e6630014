// The system creates a widget once, and a wrapper has no effect in it

import SwiftUI
import WidgetKit

final class Player: ObservableObject {
    @Published var title = ""
    func start() { title = "on" }
}

struct Clock: Widget {
    private let player = Player()

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: Provider(player: player)) { _ in Text("") }
    }
}

// A view that only a widget shows is new for each entry.
struct Face: View {
    private let player = Player()

    var body: some View { Text(player.title) }
}

struct Wall: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Wall", provider: Provider(player: Player())) { _ in Face() }
    }
}
