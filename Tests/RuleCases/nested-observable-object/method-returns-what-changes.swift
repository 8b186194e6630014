// A method of the inner object returns a text that depends on what it publishes

import SwiftUI

final class Clock: ObservableObject {
    @Published var left = 0
    let unit = "s"

    func start() { left = 60 }

    func text(for id: String) -> String { "\(id): \(left)" }
    func label(for id: String) -> String { "\(id) in \(unit)" }
}

final class Auctions: ObservableObject {
    let clock = Clock()
//      ^~~~~ info: 'AuctionView' does not update for changes inside 'clock'; pass it to a view that observes it
//      suggested fix: Forward the changes of 'clock', because every change of 'clock' then updates every view that observes 'Auctions'
    @Published var bids = 0
}

struct AuctionView: View {
    @ObservedObject var auctions: Auctions

    var body: some View {
        Text(auctions.clock.text(for: "a"))
    }
}

// What the method reads never changes, or an action calls it.
final class Games: ObservableObject {
    let clock = Clock()
    @Published var moves = 0
}

struct GameView: View {
    @ObservedObject var games: Games

    var body: some View {
        Text(games.clock.label(for: "a"))
        Button("Print") { print(games.clock.text(for: "a")) }
    }
}
// --- fixed
import SwiftUI
import Combine

final class Clock: ObservableObject {
    @Published var left = 0
    let unit = "s"

    func start() { left = 60 }

    func text(for id: String) -> String { "\(id): \(left)" }
    func label(for id: String) -> String { "\(id) in \(unit)" }
}

final class Auctions: ObservableObject {
    let clock = Clock()
    private var clockChanges: AnyCancellable?

    init() {
        clockChanges = clock.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
    @Published var bids = 0
}

struct AuctionView: View {
    @ObservedObject var auctions: Auctions

    var body: some View {
        Text(auctions.clock.text(for: "a"))
    }
}

// What the method reads never changes, or an action calls it.
final class Games: ObservableObject {
    let clock = Clock()
    @Published var moves = 0
}

struct GameView: View {
    @ObservedObject var games: Games

    var body: some View {
        Text(games.clock.label(for: "a"))
        Button("Print") { print(games.clock.text(for: "a")) }
    }
}
