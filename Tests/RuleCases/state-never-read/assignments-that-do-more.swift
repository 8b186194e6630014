// Without the assignment, a function would not run, an error or a parameter would be ignored, or a case would be empty

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

enum Phase { case loading, done }

struct Home: View {
    @Binding var names: [String]
    @State private var count = 0
//                     ^~~~~ info: 'Home' sets 'count' but never reads it; show it or delete it
    @State private var last: String?
//                     ^~~~ info: 'Home' sets 'last' but never reads it; show it or delete it
    @State private var isLoading = false
//                     ^~~~~~~~~ info: 'Home' sets 'isLoading' but never reads it; show it or delete it
    @State private var hasFailed = false
//                     ^~~~~~~~~ info: 'Home' sets 'hasFailed' but never reads it; show it or delete it
    @State private var first = ""
//                     ^~~~~ info: 'Home' sets 'first' but never reads it; show it or delete it

    var body: some View {
        Button("Count") { count = refresh() }
        Button("List") { names.forEach { last = $0 } }
        Button("Load") { show(.loading) }
        Button("Save") { save(to: .temporaryDirectory) }
    }

    init(names: Binding<[String]>, first: String) {
        _names = names
        _first = State(initialValue: first)
    }

    private func refresh() -> Int {
        names = []
        return 0
    }

    private func save(to url: URL) {
        do {
            try Data().write(to: url)
        } catch {
            hasFailed = true
        }
    }

    private func show(_ phase: Phase) {
        switch phase {
        case .loading: isLoading = true
        case .done: first = ""
        }
    }
}
