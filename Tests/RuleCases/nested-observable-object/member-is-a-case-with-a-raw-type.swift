// An enum with a raw type is no object, so a change of it is one inside the inner object

import SwiftUI

enum Side: String { case left, right }

final class Panel: ObservableObject {
    @Published var side: Side = .left
}

final class Store: ObservableObject {
    @Published var panel = Panel()
//                 ^~~~~ info: 'Home' does not update for changes inside 'panel'; pass it to a view that observes it
//                 suggested fix: Forward the changes of 'panel', because every change of 'panel' then updates every view that observes 'Store'
    func flip() { panel.side = .right }
}

struct Home: View {
    @EnvironmentObject var store: Store
    var body: some View { Button(store.panel.side.rawValue) { store.flip() } }
}

struct HomeOfStore: View {
    @StateObject private var store = Store()
    var body: some View { Home().environmentObject(store) }
}
// --- fixed
import SwiftUI
import Combine

enum Side: String { case left, right }

final class Panel: ObservableObject {
    @Published var side: Side = .left
}

final class Store: ObservableObject {
    @Published var panel = Panel()
    private var panelChanges: AnyCancellable?

    init() {
        panelChanges = $panel.map(\.objectWillChange).switchToLatest().sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
    func flip() { panel.side = .right }
}

struct Home: View {
    @EnvironmentObject var store: Store
    var body: some View { Button(store.panel.side.rawValue) { store.flip() } }
}

struct HomeOfStore: View {
    @StateObject private var store = Store()
    var body: some View { Home().environmentObject(store) }
}
