// A comment between attribute and property stays

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject /* ours */
    // plays on
    var player = Player()
//      ^~~~~~ warning: Each update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//      safe fix: Keep 'player' with @StateObject

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
