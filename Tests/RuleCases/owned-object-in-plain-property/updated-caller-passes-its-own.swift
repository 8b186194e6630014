// The caller that is updated passes its own object, so the view creates none there

import Observation
import SwiftUI

@main
struct NotesApp: App {
    var body: some Scene { WindowGroup { Root() } }
}

@Observable final class Model {
    var name = ""
}

struct Card: View {
    var model = Model()
//      ^~~~~ hint: 'model' survives only because 'Card' isn't created again while it is shown; keep it with @State

    var body: some View {
        Button(model.name) { model.name += "!" }
    }
}

struct Root: View {
    var body: some View {
        Card()
        Other()
    }
}

struct Other: View {
    @State private var model = Model()
    @State private var taps = 0

    var body: some View {
        Card(model: model)
        Button("\(taps)") { taps += 1 }
    }
}
