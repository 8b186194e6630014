// An object may be kept only so that it stays alive

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

final class Player {
    func play() {}
}

struct Home: View {
    @State private var player: Player?
    @State private var task: Task<Void, Never>?
    @State private var timer: Timer?
    @State private var other: Unknown?

    var body: some View {
        Button("Play") {
            let made = Player()
            made.play()
            player = made
            task = Task {}
            timer = Timer()
            other = makeOther()
        }
    }
}
