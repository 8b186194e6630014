// A shared instance in the initializer

import SwiftUI

final class Store: ObservableObject {
    nonisolated(unsafe) static let shared = Store()
    static var preview: Store { Store() }

    static func make() -> Store { Store() }
}

struct Shelf: View {
    @StateObject private var store: Store
//                           ^~~~~ hint: 'Shelf' does not own 'Store.shared'; observe it with @ObservedObject
//                           suggested fix: Observe 'store' with @ObservedObject, because 'Store.shared' is then accessed earlier, every time 'Shelf' is created

    init() {
        _store = StateObject(wrappedValue: Store.shared)
    }

    var body: some View {
        Text("Shelf")
    }
}
// --- fixed
import SwiftUI

final class Store: ObservableObject {
    nonisolated(unsafe) static let shared = Store()
    static var preview: Store { Store() }

    static func make() -> Store { Store() }
}

struct Shelf: View {
    @ObservedObject private var store: Store

    init() {
        _store = ObservedObject(wrappedValue: Store.shared)
    }

    var body: some View {
        Text("Shelf")
    }
}
