// An identity around all uses of a function or computed property also counts for the views in it

import Observation
import SwiftUI

final class Loader: ObservableObject {
    @Published var text: String
    init(name: String) { text = name }
}

@Observable final class Search {
    var text: String
    init(name: String) { text = name }
}

struct Card: View {
    @StateObject private var loader: Loader

    init(name: String) { _loader = StateObject(wrappedValue: Loader(name: name)) }

    var body: some View { Text(loader.text) }
}

struct SearchView: View {
    @State private var search: Search

    init(name: String) { _search = State(initialValue: Search(name: name)) }

    var body: some View { Text(search.text) }
}

struct Everywhere: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        VStack { cards }.id(name)
        tabs(title: "Search").padding().id(name)
    }

    @ViewBuilder private var cards: some View {
        Card(name: name)
    }

    private func tabs(title: String) -> some View {
        TabView {
            SearchView(name: name)
        }
    }
}

struct OnlyOnce: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        cards.id(name)
        cards
    }

    private var cards: some View {
        Card(name: name)
//                 ^~~~ info: 'Card' keeps the 'loader' created from its first 'name'; reset it with '.id(…)'
//                 suggested fix: Give 'Card' a new identity when 'name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
    }
}
// --- fixed
import Observation
import SwiftUI

final class Loader: ObservableObject {
    @Published var text: String
    init(name: String) { text = name }
}

@Observable final class Search {
    var text: String
    init(name: String) { text = name }
}

struct Card: View {
    @StateObject private var loader: Loader

    init(name: String) { _loader = StateObject(wrappedValue: Loader(name: name)) }

    var body: some View { Text(loader.text) }
}

struct SearchView: View {
    @State private var search: Search

    init(name: String) { _search = State(initialValue: Search(name: name)) }

    var body: some View { Text(search.text) }
}

struct Everywhere: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        VStack { cards }.id(name)
        tabs(title: "Search").padding().id(name)
    }

    @ViewBuilder private var cards: some View {
        Card(name: name)
    }

    private func tabs(title: String) -> some View {
        TabView {
            SearchView(name: name)
        }
    }
}

struct OnlyOnce: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        cards.id(name)
        cards
    }

    private var cards: some View {
        Card(name: name).id(name)
    }
}
