// A list's row keeps an element that has been changed

import SwiftUI

struct Person: Identifiable {
    let id: Int
    var name: String
}

struct Row: View {
    @State var person: Person
//             ^~~~~~ info: 'Row' never shows later values of 'person', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'person' a plain 'let', because 'Row' then shows later values too

    var body: some View {
        Text(person.name)
    }
}

struct People: View {
    let people: [Person]

    var body: some View {
        List(people) { person in
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

    var body: some View {
        Text(person.name)
    }
}

struct People: View {
    let people: [Person]

    var body: some View {
        List(people) { person in
            Row(person: person)
        }
    }
}
