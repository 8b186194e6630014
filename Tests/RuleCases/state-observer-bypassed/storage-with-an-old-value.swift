// Storage has the same setter; the old value needs the newer form of onChange
// built with: iOS 17

import SwiftUI

struct Search: View {
    @AppStorage("query") private var query = "" {
        didSet { run(instead: oldValue) }
//      ^~~~~~ warning: 'didSet' of 'query' does not run when 'TextField' changes it through '$query'
//      suggested fix: Move it to '.onChange(of: query)', because it runs after the view is updated then, and only where 'query' differs
//      suggested fix: Write 'query' through a closure, because each child that gets the binding counts as changed whenever 'Search' is updated
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
