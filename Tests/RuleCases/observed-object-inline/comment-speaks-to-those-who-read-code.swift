// Its comment speaks to those who read the code, or is none on the property

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    // The caller passes nothing.

    /// Plays the track.
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: 'player' is created anew whenever 'PlayerView' is, because @ObservedObject does not keep it; use @StateObject
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
