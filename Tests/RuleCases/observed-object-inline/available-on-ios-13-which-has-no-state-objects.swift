// @available names iOS 13, which has no state objects, and nothing else says what the code runs on

import SwiftUI

@available(iOS 13.0, macOS 10.15, *)
final class Player: ObservableObject { @Published var title = "" }

@available(iOS 13.0, macOS 10.15, *)
struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; have the caller pass it in

    var body: some View {
        Button(player.title) { player.title += "!" }
    }
}

@available(iOS, introduced: 13.0)
extension PlayerView {
    struct Small: View {
        @ObservedObject private var player = Player()
//                                  ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; have the caller pass it in

        var body: some View {
            Button(player.title) { player.title += "!" }
        }
    }
}
