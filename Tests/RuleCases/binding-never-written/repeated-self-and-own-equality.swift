// A write after 'self.self' is a write, and a view with a plain value would skip values that its own '==' calls equal

import SwiftUI

struct Person {
    var name = ""
    var isFriend = false
}

struct Room: Equatable {
    let id: Int
    var unread = 0

    static func == (left: Room, right: Room) -> Bool { left.id == right.id }
}

struct PersonCard: View {
    @Binding var person: Person

    var body: some View {
        Button(person.name) { self.self.person.isFriend = true }
    }
}

struct RoomRow: View {
    @Binding var room: Room

    var body: some View {
        Text("\(room.unread)")
    }
}

struct People: View {
    @State private var person = Person()
    @State private var room = Room(id: 1)

    var body: some View {
        PersonCard(person: $person)
        RoomRow(room: $room)
        Button("Message") { room.unread += 1 }
    }
}
