// A list's row keeps an element that has been changed

import SwiftUI

struct Person: Identifiable {
    let id: Int
    var name: String
}

struct Row: View {
    @State var person: Person
//             ^~~~~~ info: 'person' is @State, which keeps the first value that it is given; what callers pass to 'Row' later is ignored
//             suggested fix: Make 'person' a plain 'let', because 'Row' then shows later values too
//             suggested fix: Say that only the first 'person' counts, because 'Row' goes on ignoring later values

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
