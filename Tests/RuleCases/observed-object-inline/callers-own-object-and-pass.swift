// The callers own the object and pass it
// takes fix: 2

// --- PlayerView.swift
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerView: View {
    let number: Int
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                      suggested fix: Keep 'player' with @StateObject, because 'player' is used at Screens.swift:27, where no view is installed
//                      suggested fix: Let the caller own 'player', because every 'PlayerView' that 'Home' or 'Library' shows then shares one 'player'
    var size = 12

    var body: some View {
        Text(player.title)
    }
}
// --- Screens.swift
import SwiftUI

struct Home: View {
    let title: String

    var body: some View {
        PlayerView(number: 1)
    }
}

enum Screens {
    struct Library: View {
        var body: some View {
            PlayerView(number: 2, size: 14)
            PlayerView(number: 3)
        }
    }
}

struct Library_Previews: PreviewProvider {
    static var previews: some View {
        PlayerView(number: 4)
    }
}

@MainActor func title(of view: PlayerView) -> String {
    view.player.title
}
// --- fixed PlayerView.swift
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerView: View {
    let number: Int
    @ObservedObject var player: Player
    var size = 12

    var body: some View {
        Text(player.title)
    }
}
// --- fixed Screens.swift
import SwiftUI

struct Home: View {
    @StateObject private var player = Player()
    let title: String

    var body: some View {
        PlayerView(number: 1, player: player)
    }
}

enum Screens {
    struct Library: View {
        @StateObject private var player = Player()
        var body: some View {
            PlayerView(number: 2, player: player, size: 14)
            PlayerView(number: 3, player: player)
        }
    }
}

struct Library_Previews: PreviewProvider {
    static var previews: some View {
        PlayerView(number: 4, player: Player())
    }
}

@MainActor func title(of view: PlayerView) -> String {
    view.player.title
}
