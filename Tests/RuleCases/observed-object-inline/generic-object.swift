// A generic object

import SwiftUI

final class Store<Value>: ObservableObject {
    @Published var value: Value?
}

struct Shelf: View {
    @ObservedObject var store = Store<Int>()
//                      ^~~~~ warning: 'store' is created anew whenever 'Shelf' is, because @ObservedObject does not keep it; use @StateObject
//                      safe fix: Keep 'store' with @StateObject

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
