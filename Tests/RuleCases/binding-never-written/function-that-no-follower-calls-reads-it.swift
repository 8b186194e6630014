// Only functions that 'onChange' itself calls may read the value of the previous body

import SwiftUI

struct Player: View {
    @Binding var isPlaying: Bool
//               ^~~~~~~~~ hint: 'Player' only reads its @Binding; 'let isPlaying: Bool' is enough
//               suggested fix: Take 'isPlaying' as a plain value, because closures that run later read the value that 'Player' was created with
    @State private var starts = 0

    var body: some View {
        Button("\(starts)") { report() }
            .onChange(of: isPlaying) { _, value in
                if value { starts += 1 }
            }
    }

    private func report() { print(isPlaying, starts) }
}

struct Home: View {
    @State private var isPlaying = false

    var body: some View {
        Toggle("Playing", isOn: $isPlaying)
        Player(isPlaying: $isPlaying)
    }
}
// --- fixed
import SwiftUI

struct Player: View {
    let isPlaying: Bool
    @State private var starts = 0

    var body: some View {
        Button("\(starts)") { report() }
            .onChange(of: isPlaying) { _, value in
                if value { starts += 1 }
            }
    }

    private func report() { print(isPlaying, starts) }
}

struct Home: View {
    @State private var isPlaying = false

    var body: some View {
        Toggle("Playing", isOn: $isPlaying)
        Player(isPlaying: isPlaying)
    }
}
