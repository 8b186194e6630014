// A function that 'onChange' calls may read the value of the previous body through another one

import SwiftUI

struct Player: View {
    @Binding var isPlaying: Bool

    var body: some View {
        Button("Report") { report() }.onChange(of: isPlaying) { _, _ in update() }
    }

    private func update() { report() }
    private func report() { print(isPlaying) }
}

struct Home: View {
    @State private var isPlaying = false

    var body: some View {
        Toggle("Playing", isOn: $isPlaying)
        Player(isPlaying: $isPlaying)
    }
}
