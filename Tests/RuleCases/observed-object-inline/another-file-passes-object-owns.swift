// Another file passes an object that it owns, which no state object may take

// --- PlayerView.swift
import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject var player = Player()
//                      ^~~~~~ info: Every caller passes 'player', so the app never uses this initial value; delete it

    var body: some View {
        Text("Player")
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @StateObject private var player = Player()

    var body: some View {
        PlayerView(player: player)
    }
}
