// A function of the view draws rows with a text field, whose focus stays at its position

import SwiftUI

struct Group: Identifiable {
    let id: Int
    var message = ""
}

struct Sheet: View {
    @State private var groups: [Group] = []

    var body: some View {
        Button("Add") { groups.append(Group(id: groups.count)) }
        ForEach(groups.indices, id: \.self) { index in
//              ^~~~~~~~~~~~~~ hint: Rows of 'groups' use positions as ids, so a focused field shows another element's text after a move; use the elements' id
//              suggested fix: Identify the rows by the 'id' of 'Group', because 'id' must be unique for each element
            card(index: index)
        }
        ForEach(groups.indices, id: \.self) { index in
            label(index: index)
        }
    }

    private func card(index: Int) -> some View {
        HStack {
            TextField("Message", text: $groups[index].message)
            Button("Remove") { groups.remove(at: index) }
        }
    }

    private func label(index: Int) -> some View {
        Text(groups[index].message)
    }
}

@main
struct Sample: App {
    var body: some Scene {
        WindowGroup { Sheet() }
    }
}
// --- fixed
import SwiftUI

struct Group: Identifiable {
    let id: Int
    var message = ""
}

struct Sheet: View {
    @State private var groups: [Group] = []

    var body: some View {
        Button("Add") { groups.append(Group(id: groups.count)) }
        ForEach(Array(groups.enumerated()), id: \.element.id) { index, _ in
            card(index: index)
        }
        ForEach(groups.indices, id: \.self) { index in
            label(index: index)
        }
    }

    private func card(index: Int) -> some View {
        HStack {
            TextField("Message", text: $groups[index].message)
            Button("Remove") { groups.remove(at: index) }
        }
    }

    private func label(index: Int) -> some View {
        Text(groups[index].message)
    }
}

@main
struct Sample: App {
    var body: some Scene {
        WindowGroup { Sheet() }
    }
}
