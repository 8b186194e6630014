// Not private, and an extension in another file needs to see it
// also reported by: private-state
// needs manual work: what to show as long as there is no player
// built with: SDK 27, compiler 6.4

// --- Home.swift
import SwiftUI

struct Home: View {
    @State var player = Player()
//             ^~~~~~ info: Every update of the parent runs the initializer of 'Player', which does work; make 'player' private
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
