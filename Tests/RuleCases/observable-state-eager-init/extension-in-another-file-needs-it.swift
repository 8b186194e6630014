// Not private, and an extension in another file needs to see it
// also reported by: private-state
// needs by hand: what to show as long as there is no player
// built with: SDK 27, compiler 6.4

// --- Home.swift
import SwiftUI

struct Home: View {
    @State var player = Player()
//             ^~~~~~ info: 'Player()' is built again whenever 'Home' is, because 'player' is not private; @State keeps only the first
//             suggested fix: Make 'player' in a task, because 'player' is nil until then, and each use has to say so
//             suggested fix: Conform 'Player' to ObservableObject and build it once with @StateObject, because 'Player' then is both, for the sake of @StateObject alone
    var body: some View { Text("Home") }
}
// --- Home+Title.swift
extension Home {
    var title: String { player.title }
}
// --- Player.swift
import SwiftUI

@Observable final class Player {
    var title = ""
    init() { observe() }
    private func observe() {}
}
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    @State var player: Player?
    var body: some View { Text("Home").task { player = player ?? Player() } }
}
