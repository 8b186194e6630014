// Positions among some of the elements, and in what is computed from them

import SwiftUI

struct Topic: Identifiable {
    let id: Int
    var name: String
}

final class Store: ObservableObject {
    @Published var all: [Topic] = []
    var named: [Topic] { all.filter { !$0.name.isEmpty } }
    var samples: [Topic] { [Topic(id: 1, name: "Tea")] }

    func removeFirst() {
        all.removeFirst()
    }
}

struct Fold: View {
    let topic: Topic
    @State private var isOpen = false

    var body: some View {
        Toggle(topic.name, isOn: $isOpen)
    }
}

struct Home: View {
    @StateObject private var store = Store()

    var body: some View {
        ForEach(Array(store.all.prefix(3).enumerated()), id: \.offset) { _, topic in
//                                                           ^~~~~~~~ warning: Rows of 'store.all' use positions as ids, so 'Fold' shows another element's state after a move; use the elements' id
//                                                           suggested fix: Identify the rows by the 'id' of 'Topic', because 'id' must be unique for each element
            Fold(topic: topic)
        }
        ForEach(store.named.indices, id: \.self) { index in
//              ^~~~~~~~~~~~~~~~~~~ warning: Rows of 'store.named' use positions as ids, so 'Fold' shows another element's state after a move; use the elements' id
//              suggested fix: Identify the rows by the 'id' of 'Topic', because 'id' must be unique for each element
            Fold(topic: store.named[index])
        }
        ForEach(store.samples.indices, id: \.self) { index in
            Fold(topic: store.samples[index])
        }
        Button("Remove", action: store.removeFirst)
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
    var named: [Topic] { all.filter { !$0.name.isEmpty } }
    var samples: [Topic] { [Topic(id: 1, name: "Tea")] }

    func removeFirst() {
        all.removeFirst()
    }
}

struct Fold: View {
    let topic: Topic
    @State private var isOpen = false

    var body: some View {
        Toggle(topic.name, isOn: $isOpen)
    }
}

struct Home: View {
    @StateObject private var store = Store()

    var body: some View {
        ForEach(Array(store.all.prefix(3).enumerated()), id: \.element.id) { _, topic in
            Fold(topic: topic)
        }
        ForEach(store.named) { element in
            Fold(topic: element)
        }
        ForEach(store.samples.indices, id: \.self) { index in
            Fold(topic: store.samples[index])
        }
        Button("Remove", action: store.removeFirst)
    }
}
