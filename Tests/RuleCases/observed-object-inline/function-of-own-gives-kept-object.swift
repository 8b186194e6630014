// A function of the view's own gives an object that is kept elsewhere

import SwiftUI

final class Player: ObservableObject {
    static let shared = Player()
}

struct PlayerView: View {
    @ObservedObject private var player = Self.current()

    var body: some View {
        Text("Player")
    }

    private static func current() -> Player {
        Player.shared
    }
}
