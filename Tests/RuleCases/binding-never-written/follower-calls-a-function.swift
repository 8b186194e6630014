// A function that 'onChange' calls may read the value of the previous body, so that a plain value would not do

import SwiftUI

struct Player: View {
    @Binding var isPlaying: Bool

    var body: some View {
        Text("Player").onChange(of: isPlaying) { _ in update() }
    }

    private func update() {
        if isPlaying { print("plays") }
    }
}

struct Home: View {
    @State private var isPlaying = false

    var body: some View {
        Toggle("Playing", isOn: $isPlaying)
        Player(isPlaying: $isPlaying)
    }
}
