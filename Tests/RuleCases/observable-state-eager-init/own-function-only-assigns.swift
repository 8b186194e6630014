// A function of the type that only assigns is no work, wherever the initializer calls it
// built with: SDK 26

import SwiftUI

struct Event {
    var status = 0
}

@Observable final class Card {
    var isGoing = false
    private var event: Event

    init(event: Event) {
        self.event = event
        readStatus()
    }

    func update(_ event: Event) {
        self.event = event
        readStatus()
    }

    func readStatus() {
        if event.status > 1 {
            isGoing = true
        } else {
            self.isGoing = event.status == 1
        }
    }
}

@Observable final class Board {
    var rows: [Int] = []

    init() { fill() }

    private func fill() {
        rows = []
        for row in 0..<1000 { rows.append(row) }
    }
}

struct Home: View {
    @State private var card = Card(event: Event())
    @State private var board = Board()
//                     ^~~~~ info: Every update of the parent runs the initializer of 'Board', which does work; move the work to '.task'

    var body: some View { Text("\(card.isGoing) \(board.rows.count)") }
}
