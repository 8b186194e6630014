// A function that onChange calls reads the binding: with a plain value it might read the last one, so there is no fix

import SwiftUI

struct Player: View {
    @Binding var isPlaying: Bool
    var body: some View { Text("Player").onChange(of: isPlaying) { start() } }
    private func start() { print(isPlaying) }
}

struct Home: View {
    @State private var isPlaying = false
    var body: some View { Player(isPlaying: $isPlaying) }
}
