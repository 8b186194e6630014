// A generic object

import SwiftUI

final class Store<Value>: ObservableObject {
    @Published var value: Value?
}

struct Shelf: View {
    @ObservedObject var store = Store<Int>()
//                      ^~~~~ warning: 'Shelf' never uses 'store', which every update of the parent re-creates; delete it
//                      safe fix: Keep 'store' with @StateObject and make it private
//                      suggested fix: Delete 'store', because 'store' may keep something alive on purpose

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
