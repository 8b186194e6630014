// A comment between attribute and property stays

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject /* ours */
    // plays on
    var player = Player()
//      ^~~~~~ warning: 'player' is created anew whenever 'PlayerView' is, because @ObservedObject does not keep it; use @StateObject
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
