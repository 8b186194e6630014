// Storage has the same setter; the old value needs the newer form of onChange
// built with: iOS 17

import SwiftUI

struct Search: View {
    @AppStorage("query") private var query = "" {
        didSet { run(instead: oldValue) }
//      ^~~~~~ warning: 'didSet' of 'query' does not run when 'TextField' changes it through '$query'
//      suggested fix: Move the code to '.onChange(of: query)', because the code then runs after the view updates, and only if the value of 'query' has changed
//      suggested fix: Bind 'query' with closures, because each child that gets the binding then counts as changed on every update of 'Search'
    }

    var body: some View {
        VStack {
            TextField("Query", text: $query)
        }
    }

    private func run(instead old: String) {}
}
// --- fixed
import SwiftUI

struct Search: View {
    @AppStorage("query") private var query = ""

    var body: some View {
        VStack {
            TextField("Query", text: $query)
        }
        .onChange(of: query) { oldValue, _ in run(instead: oldValue) }
    }

    private func run(instead old: String) {}
}
