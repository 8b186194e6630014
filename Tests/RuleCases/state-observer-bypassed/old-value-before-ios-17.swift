// Below iOS 17 onChange gives no old value, so the change is written through a closure
// built with: iOS 16

import SwiftUI

struct Search: View {
    @AppStorage("query") private var query = "" {
        didSet { run(instead: oldValue) }
//      ^~~~~~ warning: 'didSet' of 'query' does not run when 'TextField' changes it through '$query'
//      suggested fix: Bind 'query' with closures, because each child that gets the binding then counts as changed on every update of 'Search'
    }

    var body: some View {
        VStack {
            TextField("Query", text: self.$query)
        }
    }

    private func run(instead old: String) {}
}
// --- fixed
import SwiftUI

struct Search: View {
    @AppStorage("query") private var query = "" {
        didSet { run(instead: oldValue) }
    }

    var body: some View {
        VStack {
            TextField("Query", text: Binding(get: { query }, set: { query = $0 }))
        }
    }

    private func run(instead old: String) {}
}
