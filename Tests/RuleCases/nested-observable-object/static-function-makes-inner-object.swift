// A static function of the inner class makes the object

import SwiftUI

final class Panel: ObservableObject {
    @Published var width: Int
    init(width: Int) { self.width = width }
    static func saved(key: String) -> Panel { Panel(width: UserDefaults.standard.integer(forKey: key)) }
}

final class Store: ObservableObject {
    @Published var panel = Panel.saved(key: "panel")
//                 ^~~~~ info: 'Home' does not update for changes inside 'panel'; pass it to a view that observes it
//                 suggested fix: Forward the changes of 'panel', because every change of 'panel' then updates every view that observes 'Store'
    func widen() { panel.width += 1 }
}

struct Home: View {
    @StateObject private var store = Store()
    var body: some View { Button("\(store.panel.width)") { store.widen() } }
}
// --- fixed
import SwiftUI
import Combine

final class Panel: ObservableObject {
    @Published var width: Int
    init(width: Int) { self.width = width }
    static func saved(key: String) -> Panel { Panel(width: UserDefaults.standard.integer(forKey: key)) }
}

final class Store: ObservableObject {
    @Published var panel = Panel.saved(key: "panel")
    private var panelChanges: AnyCancellable?

    init() {
        panelChanges = $panel.map(\.objectWillChange).switchToLatest().sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
    func widen() { panel.width += 1 }
}

struct Home: View {
    @StateObject private var store = Store()
    var body: some View { Button("\(store.panel.width)") { store.widen() } }
}
