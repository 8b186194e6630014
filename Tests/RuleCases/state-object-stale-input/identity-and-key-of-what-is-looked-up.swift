// The identity changes with the element that is looked up, or the one that is looked up stays the same

import SwiftUI

struct Room: Identifiable {
    let id: Int
    var name: String
}

final class RoomModel: ObservableObject {
    @Published var text = ""
    let roomID: Int

    init(roomID: Int) { self.roomID = roomID }

    func load() { text = "\(roomID)" }
}

struct RoomScreen: View {
    @StateObject private var model: RoomModel

    init(roomID: Int) { _model = StateObject(wrappedValue: RoomModel(roomID: roomID)) }

    var body: some View { Text(model.text).onAppear { model.load() } }
}

struct Home: View {
    private let first = 1
    @State private var rooms: [Room] = []
    @State private var selected: Int?

    var body: some View {
        List(rooms, selection: $selected) { Text($0.name) }
        if let room = rooms.first(where: { $0.id == selected }) {
            RoomScreen(roomID: room.id).id(room.id)
            RoomScreen(roomID: room.id).id(selected)
        }
        if let room = rooms.first(where: { $0.id == first }) {
            RoomScreen(roomID: room.id)
        }
        Button("Add") { rooms.append(Room(id: rooms.count, name: "")) }
    }
}
