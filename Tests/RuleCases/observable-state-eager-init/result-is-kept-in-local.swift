// The observation that starts in the initializer is kept in a constant first

import SwiftUI

@Observable final class Player {
    var rate = 1.0
    @ObservationIgnored private var tokens: [any NSObjectProtocol] = []

    init() {
        let token = NotificationCenter.default.addObserver(forName: .init("rate"), object: nil, queue: .main) { _ in }
        tokens.append(token)
    }
}

@Observable final class Names {
    var all: [String]

    init(_ names: [String]) {
        let sorted = names.sorted { $0 > $1 }
        let first = names.withUnsafeBufferPointer { $0.first }
        all = sorted + [first ?? ""]
    }
}

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ info: Before Xcode 27, every update of the parent runs the initializer of 'Player', which does work; move the work to '.task'
    @State private var names = Names(["A"])
    var body: some View { Text("\(player.rate) \(names.all.count)") }
}
