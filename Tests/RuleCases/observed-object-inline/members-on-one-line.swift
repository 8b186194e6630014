// The members of the caller are on the line of its brace, and so is the new one
// takes fix: 2

import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct PlayerView: View {
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                      safe fix: Keep 'player' with @StateObject and make it private
//                      suggested fix: Let the caller own 'player', because every 'PlayerView' that 'Home' shows then shares one 'player'
    var body: some View { Button(player.title) { player.title += "!" } }
}

struct Home: View { @State private var count = 0; var body: some View { PlayerView(); Button("\(count)") { count += 1 } } }
// --- fixed
import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct PlayerView: View {
    @ObservedObject var player: Player
    var body: some View { Button(player.title) { player.title += "!" } }
}

struct Home: View { @StateObject private var player = Player(); @State private var count = 0; var body: some View { PlayerView(player: player); Button("\(count)") { count += 1 } } }
