// Access and mutation told by hand, a wrapper in an ObservableObject, a property without anybody who changes it

import SwiftUI

@Observable final class Hand {
    @ObservationIgnored private var raw = 0
    @ObservationIgnored var shown = 0
    var number: Int {
        get { access(keyPath: \.number); return raw }
        set { withMutation(keyPath: \.number) { raw = newValue; shown = newValue } }
    }
}

final class Stored: ObservableObject {
    @AppStorage("theme") var theme = "light"
    @Published var name = ""
    var size = 0
    func darken() { theme = "dark" }
}

struct HandView: View {
    let hand: Hand
    @StateObject private var stored = Stored()

    var body: some View {
        Button("\(hand.number) \(hand.shown)") { hand.number += 1 }
        Button("\(stored.theme) \(stored.size) \(stored.name)") { stored.darken() }
    }
}
