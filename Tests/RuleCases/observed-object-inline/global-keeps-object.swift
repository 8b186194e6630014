// A global keeps the object

import SwiftUI

final class Player: ObservableObject {}

let player = Player()

struct PlayerView: View {
    @ObservedObject var current = player

    var body: some View {
        Text("Player")
    }
}
