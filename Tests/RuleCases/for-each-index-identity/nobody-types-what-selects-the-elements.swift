// Nobody types the text that selects the elements, or the rows keep nothing

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

struct Family: View {
    let people: [Person]
    let name: String
    private var shown: [Person] { people.filter { $0.name.hasSuffix(name) } }

    var body: some View {
        ForEach(Array(shown.enumerated()), id: \.offset) { index, person in
            Row(person: person)
        }
    }
}

struct Names: View {
    let people: [Person]
    @State private var text = ""
    private var shown: [Person] { people.filter { text.isEmpty || $0.name.contains(text) } }

    var body: some View {
        TextField("Name", text: $text)
        ForEach(Array(shown.enumerated()), id: \.offset) { index, person in
            Text(person.name)
        }
    }
}
