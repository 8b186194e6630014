// The label of a link stands in the list, only its destination is pushed

import SwiftUI

struct Topic: Identifiable {
    let id: Int
    var name: String
}

final class Store: ObservableObject {
    @Published var all: [Topic] = []
    @Published var name = ""
}

final class CardModel: ObservableObject {
    @Published var name: String

    init(name: String) {
        self.name = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String) {
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.name)
    }
}

struct Home: View {
    @ObservedObject var store: Store

    var body: some View {
        NavigationLink(value: 1) {
            Card(name: store.name)
//                     ^~~~~~~~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                     suggested fix: Give 'Card' a new identity when 'store.name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        }
        NavigationLink {
            Text("Details")
        } label: {
            Card(name: store.name)
//                     ^~~~~~~~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                     suggested fix: Give 'Card' a new identity when 'store.name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        }
        NavigationLink(destination: Text("Details")) {
            Card(name: store.name)
//                     ^~~~~~~~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                     suggested fix: Give 'Card' a new identity when 'store.name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        }
        NavigationLink("Details") {
            Card(name: store.name)
//                     ^~~~~~~~~~ hint: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                     suggested fix: Give 'Card' a new identity when 'store.name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        }
    }
}
// --- fixed
import SwiftUI

struct Topic: Identifiable {
    let id: Int
    var name: String
}

final class Store: ObservableObject {
    @Published var all: [Topic] = []
    @Published var name = ""
}

final class CardModel: ObservableObject {
    @Published var name: String

    init(name: String) {
        self.name = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String) {
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.name)
    }
}

struct Home: View {
    @ObservedObject var store: Store

    var body: some View {
        NavigationLink(value: 1) {
            Card(name: store.name).id(store.name)
        }
        NavigationLink {
            Text("Details")
        } label: {
            Card(name: store.name).id(store.name)
        }
        NavigationLink(destination: Text("Details")) {
            Card(name: store.name).id(store.name)
        }
        NavigationLink("Details") {
            Card(name: store.name).id(store.name)
        }
    }
}
