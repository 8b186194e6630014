// Before iOS 17 the closure belongs to the older view, whose method would load the older value again
// built with: iOS 15

import SwiftUI

final class Store: ObservableObject {
    @Published var text = ""
    func load(_ id: Int) { text = "\(id)" }
}

struct Card: View {
    let id: Int
    @StateObject private var store = Store()

    var body: some View {
        Text(store.text).onAppear { show() }
//                       ^~~~~~~~ warning: 'Card' reads 'id' in '.onAppear' when it appears; the work does not restart when a caller passes a new value
    }

    private func show() { store.load(id) }
}

struct Home: View {
    @State private var id = 1

    var body: some View {
        Card(id: id)
        Button("Next") { id += 1 }
    }
}
