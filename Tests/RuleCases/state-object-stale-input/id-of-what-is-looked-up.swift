// The element that is looked up has another id when the selection changes

import SwiftUI

struct Room: Identifiable {
    let id: Int
    var name: String
}

final class Store: ObservableObject {
    @Published var rooms: [Room] = []
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
    @StateObject private var store = Store()
    @State private var selected: Int?

    var body: some View {
        NavigationSplitView {
            List(store.rooms, selection: $selected) { Text($0.name) }
        } detail: {
            if let room = store.rooms.first(where: { $0.id == selected }) {
                RoomScreen(roomID: room.id)
//                                 ^~~~~~~ info: 'RoomScreen' keeps the 'model' created from its first 'roomID'; reset it with '.id(…)'
//                                 suggested fix: Give 'RoomScreen' a new identity when 'room.id' changes, because a new identity resets all state and focus in 'RoomScreen', re-creates its model, and does not animate the change
            }
        }
    }
}
// --- fixed
import SwiftUI

struct Room: Identifiable {
    let id: Int
    var name: String
}

final class Store: ObservableObject {
    @Published var rooms: [Room] = []
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
    @StateObject private var store = Store()
    @State private var selected: Int?

    var body: some View {
        NavigationSplitView {
            List(store.rooms, selection: $selected) { Text($0.name) }
        } detail: {
            if let room = store.rooms.first(where: { $0.id == selected }) {
                RoomScreen(roomID: room.id).id(room.id)
            }
        }
    }
}
