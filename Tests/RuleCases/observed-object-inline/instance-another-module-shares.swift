// An instance that another module shares

import PlayerKit
import SwiftUI

struct PlayerView: View {
    @ObservedObject var player = Player.shared
    @ObservedObject var queue: Queue = .shared

    var body: some View {
        Text("Player")
    }
}
