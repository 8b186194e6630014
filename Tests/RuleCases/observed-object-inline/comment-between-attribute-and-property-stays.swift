// A comment between attribute and property stays

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject /* ours */
    // plays on
    var player = Player()
//      ^~~~~~ warning: 'PlayerView' never uses 'player', which every update of the parent re-creates; delete it
//      safe fix: Keep 'player' with @StateObject and make it private
//      suggested fix: Delete 'player', because 'player' may keep something alive on purpose

    var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @StateObject /* ours */
    // plays on
    private var player = Player()

    var body: some View {
        Text("Player")
    }
}
