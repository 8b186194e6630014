// Assigning through the projection is not the setter's way either; nothing receives the binding

import SwiftUI

struct Home: View {
    @State private var count = 0 { didSet { save() } }
//                                 ^~~~~~ warning: 'didSet' of 'count' does not run for changes through '$count'
//                                 suggested fix: Move the code to '.onChange(of: count)', because the code then runs after the view updates, and only if the value of 'count' has changed

    var body: some View {
        Button("\(count)") { $count.wrappedValue += 1 }
    }

    private func save() {}
}
// --- fixed
import SwiftUI

struct Home: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { $count.wrappedValue += 1 }
            .onChange(of: count) { _ in save() }
    }

    private func save() {}
}
