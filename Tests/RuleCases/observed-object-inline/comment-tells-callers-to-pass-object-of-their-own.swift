// Its comment tells callers to pass an object of their own

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    /// Plays the track. Pass another one to share it.
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: 'PlayerView' never uses 'player', which every update of the parent re-creates; delete it
//                      suggested fix: Keep 'player' with @StateObject, because the comment on 'player' says that callers set it
//                      suggested fix: Delete 'player', because 'player' may keep something alive on purpose
    /**
     May be overridden in previews.
     */
    @ObservedObject var other = Player()
//                      ^~~~~ warning: 'PlayerView' never uses 'other', which every update of the parent re-creates; delete it
//                      suggested fix: Keep 'other' with @StateObject, because the comment on 'other' says that callers set it
//                      suggested fix: Delete 'other', because 'other' may keep something alive on purpose

    var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    /// Plays the track. Pass another one to share it.
    @StateObject var player = Player()
    /**
     May be overridden in previews.
     */
    @StateObject var other = Player()

    var body: some View {
        Text("Player")
    }
}
