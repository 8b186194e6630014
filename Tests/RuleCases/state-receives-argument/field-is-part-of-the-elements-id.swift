// A field that is part of what tells the rows apart comes with another row

import SwiftUI

struct Person: Identifiable {
    let number: Int
    var name: String
    var isOnline: Bool

    var id: String { "\(number)" + name }
}

struct Row: View {
    @State var name: String
    @State var isOnline: Bool
//             ^~~~~~~~ info: 'Row' never shows later values of 'isOnline', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'isOnline' a plain 'let', because 'Row' then shows later values too
    @State var isClosed = false

    var body: some View {
        Text(isOnline ? name : "Offline")
        if isClosed { Text("Closed") }
    }
}

struct People: View {
    let people: [Person]

    var body: some View {
        List(people) { person in
            Row(name: person.name, isOnline: person.isOnline, isClosed: person.name.isEmpty)
        }
    }
}
// --- fixed
import SwiftUI

struct Person: Identifiable {
    let number: Int
    var name: String
    var isOnline: Bool

    var id: String { "\(number)" + name }
}

struct Row: View {
    @State var name: String
    let isOnline: Bool
    @State var isClosed = false

    var body: some View {
        Text(isOnline ? name : "Offline")
        if isClosed { Text("Closed") }
    }
}

struct People: View {
    let people: [Person]

    var body: some View {
        List(people) { person in
            Row(name: person.name, isOnline: person.isOnline, isClosed: person.name.isEmpty)
        }
    }
}
