// Configured by the initializer

import SwiftUI

struct Sorted: View {
    @AppStorage var order: Int
//                  ^~~~~ info: SwiftUI sets the @AppStorage property 'order'; make it private
//                  safe fix: Make 'order' private

    init(key: String) {
        _order = AppStorage(wrappedValue: 0, key)
    }

    var body: some View {
        Text(order == 0 ? "Up" : "Down")
    }
}
// --- fixed
import SwiftUI

struct Sorted: View {
    @AppStorage private var order: Int

    init(key: String) {
        _order = AppStorage(wrappedValue: 0, key)
    }

    var body: some View {
        Text(order == 0 ? "Up" : "Down")
    }
}
