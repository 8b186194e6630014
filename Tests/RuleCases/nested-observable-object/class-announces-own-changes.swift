// A class that announces changes of its own properties does not announce those of the inner object

import SwiftUI

final class Clock: ObservableObject {
    @Published var left: [String: Double] = [:]

    func start() { left["a"] = 1 }
}

final class Auctions: ObservableObject {
    let clock = Clock()
//      ^~~~~ info: 'AuctionView' does not update for changes inside 'clock'; pass it to a view that observes it
//      suggested fix: Forward the changes of 'clock', because every change of 'clock' then updates every view that observes 'Auctions'
    private var bids: [String] = []

    func refresh(_ bid: String) {
        bids.append(bid)
        objectWillChange.send()
    }
}

struct AuctionView: View {
    @ObservedObject var auctions: Auctions
    let id: String

    var body: some View {
        Text("\(auctions.clock.left[id] ?? 0)")
    }
}

// The clock may call the method for its own changes.
final class Games: ObservableObject {
    let clock = Clock()
    private var moves: [String] = []

    func play(_ move: String) {
        moves.append(move)
        objectWillChange.send()
    }

    func clockDidChange() {
        objectWillChange.send()
    }
}

struct GameView: View {
    @ObservedObject var games: Games
    let id: String

    var body: some View {
        Text("\(games.clock.left[id] ?? 0)")
    }
}
// --- fixed
import SwiftUI
import Combine

final class Clock: ObservableObject {
    @Published var left: [String: Double] = [:]

    func start() { left["a"] = 1 }
}

final class Auctions: ObservableObject {
    let clock = Clock()
    private var clockChanges: AnyCancellable?

    init() {
        clockChanges = clock.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
    private var bids: [String] = []

    func refresh(_ bid: String) {
        bids.append(bid)
        objectWillChange.send()
    }
}

struct AuctionView: View {
    @ObservedObject var auctions: Auctions
    let id: String

    var body: some View {
        Text("\(auctions.clock.left[id] ?? 0)")
    }
}

// The clock may call the method for its own changes.
final class Games: ObservableObject {
    let clock = Clock()
    private var moves: [String] = []

    func play(_ move: String) {
        moves.append(move)
        objectWillChange.send()
    }

    func clockDidChange() {
        objectWillChange.send()
    }
}

struct GameView: View {
    @ObservedObject var games: Games
    let id: String

    var body: some View {
        Text("\(games.clock.left[id] ?? 0)")
    }
}
