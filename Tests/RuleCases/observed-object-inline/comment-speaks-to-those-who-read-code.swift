// Its comment speaks to those who read the code, or is none on the property

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    // The caller passes nothing.

    /// Plays the track.
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: 'PlayerView' never uses 'player', which every update of the parent re-creates; delete it
//                      safe fix: Keep 'player' with @StateObject and make it private
//                      suggested fix: Delete 'player', because 'player' may keep something alive on purpose

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
