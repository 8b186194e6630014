// Rows that stand in the label of a link keep their state in the list

import SwiftUI

struct Topic: Identifiable {
    let id: Int
    var name: String
}

struct Fold: View {
    let topic: Topic
    @State private var isOpen = false

    var body: some View {
        Toggle(topic.name, isOn: $isOpen)
    }
}

struct Home: View {
    @State private var topics: [Topic] = []

    var body: some View {
        ForEach(topics.indices, id: \.self) { index in
//              ^~~~~~~~~~~~~~ warning: Rows of 'topics' use positions as ids, so 'Fold' shows another element's state after a move; use the elements' id
//              suggested fix: Identify the rows by the 'id' of 'Topic', because 'id' must be unique for each element
            NavigationLink {
                Text("Details")
            } label: {
                Fold(topic: topics[index])
            }
        }
        Button("Remove") { topics.removeFirst() }
    }
}
// --- fixed
import SwiftUI

struct Topic: Identifiable {
    let id: Int
    var name: String
}

struct Fold: View {
    let topic: Topic
    @State private var isOpen = false

    var body: some View {
        Toggle(topic.name, isOn: $isOpen)
    }
}

struct Home: View {
    @State private var topics: [Topic] = []

    var body: some View {
        ForEach(topics) { topic in
            NavigationLink {
                Text("Details")
            } label: {
                Fold(topic: topic)
            }
        }
        Button("Remove") { topics.removeFirst() }
    }
}
