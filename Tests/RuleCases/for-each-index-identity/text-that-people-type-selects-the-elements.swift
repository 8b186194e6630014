// A text that people type selects other elements for the same positions

import SwiftUI

struct Person: Identifiable {
    let id: Int
    var name: String
}

struct Row: View {
    let person: Person
    @State private var isOpen = false

    var body: some View { Toggle(person.name, isOn: $isOpen) }
}

final class Model: ObservableObject {
    @Published var people: [Person] = []
    @Published var text = ""

    var found: [Person] { text.isEmpty ? people : people.filter { $0.name.contains(text) } }

    func add(_ person: Person) { people.append(person) }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        List {
            ForEach(model.found.indices, id: \.self) { index in
//                  ^~~~~~~~~~~~~~~~~~~ warning: Rows of 'model.found' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                  suggested fix: Identify the rows by the 'id' of 'Person', because 'id' must be unique for each element
                Row(person: model.found[index])
            }
        }
        .searchable(text: $model.text)
    }
}

struct Names: View {
    let people: [Person]
    @State private var text = ""
    private var shown: [Person] { people.filter { text.isEmpty || $0.name.contains(text) } }

    var body: some View {
        TextField("Name", text: $text)
        ForEach(Array(shown.enumerated()), id: \.offset) { index, person in
//                                             ^~~~~~~~ warning: Rows of 'shown' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                                             suggested fix: Identify the rows by the 'id' of 'Person', because 'id' must be unique for each element
            Row(person: person)
        }
    }
}
// --- fixed
import SwiftUI

struct Person: Identifiable {
    let id: Int
    var name: String
}

struct Row: View {
    let person: Person
    @State private var isOpen = false

    var body: some View { Toggle(person.name, isOn: $isOpen) }
}

final class Model: ObservableObject {
    @Published var people: [Person] = []
    @Published var text = ""

    var found: [Person] { text.isEmpty ? people : people.filter { $0.name.contains(text) } }

    func add(_ person: Person) { people.append(person) }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        List {
            ForEach(model.found) { element in
                Row(person: element)
            }
        }
        .searchable(text: $model.text)
    }
}

struct Names: View {
    let people: [Person]
    @State private var text = ""
    private var shown: [Person] { people.filter { text.isEmpty || $0.name.contains(text) } }

    var body: some View {
        TextField("Name", text: $text)
        ForEach(Array(shown.enumerated()), id: \.element.id) { index, person in
            Row(person: person)
        }
    }
}
