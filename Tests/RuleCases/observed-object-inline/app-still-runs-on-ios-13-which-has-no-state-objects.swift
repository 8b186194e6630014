// The app still runs on iOS 13, which has no state objects
// built with: iOS 13

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: 'player' is created anew whenever 'PlayerView' is, because @ObservedObject does not keep it; use @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because @StateObject needs iOS 14

    var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text("Player")
    }
}
