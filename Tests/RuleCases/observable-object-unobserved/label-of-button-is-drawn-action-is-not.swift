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
//      ^~~~~~ hint: 'PlayerView' does not update when 'player.title' changes; observe 'player' with @ObservedObject
//      suggested fix: Observe 'player' with @ObservedObject, because every change of 'player' then updates 'PlayerView'
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
