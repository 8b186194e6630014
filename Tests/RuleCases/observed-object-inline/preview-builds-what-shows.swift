// A preview builds what it shows

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        Text("Player")
    }
}

struct PlayerView_Previews: PreviewProvider {
    static var previews: some View {
        PlayerView(player: Player())
    }
}
