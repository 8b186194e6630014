// Its comment speaks to those who read the code, or is none on the property

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    // The caller passes nothing.

    /// Plays the track.
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: Each update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                      safe fix: Keep 'player' with @StateObject

    var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    // The caller passes nothing.

    /// Plays the track.
    @StateObject private var player = Player()

    var body: some View {
        Text("Player")
    }
}
