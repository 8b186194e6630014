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
