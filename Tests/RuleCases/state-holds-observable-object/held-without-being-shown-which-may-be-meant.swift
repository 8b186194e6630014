// Held without being shown, which may be meant

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    func play() {}
}

struct Detail: View {
    @ObservedObject var player: Player
    var body: some View { Text(player.title) }
}

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ hint: @State does not observe 'player', and 'Player' is an ObservableObject; use @StateObject unless 'Home' only holds it for other views
//                     suggested fix: Keep 'player' with @StateObject, because 'Home' will be drawn again with every change that 'player' publishes

    var body: some View {
        Detail(player: player).onAppear { player.play() }
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    func play() {}
}

struct Detail: View {
    @ObservedObject var player: Player
    var body: some View { Text(player.title) }
}

struct Home: View {
    @StateObject private var player = Player()

    var body: some View {
        Detail(player: player).onAppear { player.play() }
    }
}
