// The label of a button is drawn, its action is not

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    @Published var isPlaying = false
    var volume = 1.0

    func stop() {}
}

struct PlayerView: View {
    let player: Player
//      ^~~~~~ hint: 'PlayerView' misses changes of 'player.title'; observe 'player' with @ObservedObject
//      suggested fix: Observe 'player' with @ObservedObject, because 'PlayerView' is then drawn again with every change of 'player'
    let other: Player

    var body: some View {
        Button {
            print(other.title)
        } label: {
            Text(player.title.uppercased())
        }
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    @Published var isPlaying = false
    var volume = 1.0

    func stop() {}
}

struct PlayerView: View {
    @ObservedObject var player: Player
    let other: Player

    var body: some View {
        Button {
            print(other.title)
        } label: {
            Text(player.title.uppercased())
        }
    }
}
