// The child hands the binding on to a view that only reads it: the tab is chosen by an action
// also reported by: binding-never-written

import SwiftUI

struct Home: View {
    @State private var tab = 0 { willSet { close() } }

    var body: some View {
        Bar(tab: $tab) { tab = $0 }
    }

    private func close() {}
}

struct Bar: View {
    @Binding var tab: Int
    let choose: (Int) -> Void

    var body: some View {
        Item(index: 0, tab: $tab, choose: choose)
        Item(index: 1, tab: $tab, choose: choose)
    }
}

struct Item: View {
    let index: Int
    @Binding var tab: Int
    let choose: (Int) -> Void

    var body: some View {
        Button(tab == index ? "Here" : "There") { choose(index) }
    }
}
