// A generic object

import SwiftUI

final class Store<Value>: ObservableObject {
    @Published var value: Value?
}

struct Shelf: View {
    @ObservedObject var store = Store<Int>()
//                      ^~~~~ warning: Every update of the parent re-creates 'store' and loses its state; keep it with @StateObject
//                      safe fix: Keep 'store' with @StateObject and make it private

    var body: some View {
        Text("Shelf")
    }
}
// --- fixed
import SwiftUI

final class Store<Value>: ObservableObject {
    @Published var value: Value?
}

struct Shelf: View {
    @StateObject private var store = Store<Int>()

    var body: some View {
        Text("Shelf")
    }
}
