// Nothing updates the app, so the view is made once

import Observation
import SwiftUI

@Observable final class Player { var title = "" }

struct ContentView: View {
    @Bindable private var player = Player()
//                        ^~~~~~ hint: 'player' survives only because 'ContentView' isn't created again while it is shown; keep it with @State
//                        safe fix: Keep 'player' with @State
    var body: some View { TextField("Title", text: $player.title) }
}

@main struct Main: App {
    var body: some Scene { WindowGroup { ContentView() } }
}
// --- fixed
import Observation
import SwiftUI

@Observable final class Player { var title = "" }

struct ContentView: View {
    @State private var player = Player()
    var body: some View { TextField("Title", text: $player.title) }
}

@main struct Main: App {
    var body: some Scene { WindowGroup { ContentView() } }
}
