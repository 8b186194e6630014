// One branch gives an object that exists already, so that @StateObject might keep the wrong one

import SwiftUI

final class Player: ObservableObject {
    static let shared = Player()
    @Published var title = ""
}

struct PlayerView: View {
    @ObservedObject private var player = isAlone ? Player() : .shared
    @ObservedObject private var other: Player

    init(isLoud: Bool, given: Player) {
        other = isLoud ? Player() : given
    }

    var body: some View {
        Text(player.title)
        Text(other.title)
    }
}

private let isAlone = true
