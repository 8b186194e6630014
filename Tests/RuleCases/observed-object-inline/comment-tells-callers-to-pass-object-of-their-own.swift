// Its comment tells callers to pass an object of their own

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    /// Plays the track. Pass another one to share it.
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: Each update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                      suggested fix: Keep 'player' with @StateObject, because the comment on 'player' speaks to who gives it a value
    /**
     May be overridden in previews.
     */
    @ObservedObject var other = Player()
//                      ^~~~~ warning: Each update of the parent re-creates 'other' and loses its state; keep it with @StateObject
//                      suggested fix: Keep 'other' with @StateObject, because the comment on 'other' speaks to who gives it a value

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
