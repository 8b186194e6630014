// The wrapped elements are kept, or the key leads to another part

import SwiftUI

struct Command: Identifiable {
    let id = UUID()
    let title: String
}

struct Match {
    let command: Command
    let place: Spot
}

struct Spot: Identifiable {
    let id: Int
}

struct Palette: View {
    @State private var query = ""
    @State private var kept: [Command] = []

    private var all: [Command] { [Command(title: "Open"), Command(title: "Close")] }
    private var pairs: [(command: Command, length: Int?)] { kept.map { ($0, nil) } }
    private var matches: [Match] { kept.map { Match(command: $0, place: Spot(id: 1)) } }
    private var spots: [Match] { all.map { Match(command: $0, place: Spot(id: $0.title.count)) } }

    var body: some View {
        TextField("Command", text: $query)
        ForEach(pairs, id: \.command.id) { Text($0.command.title + query) }
        ForEach(matches, id: \.command.id) { Text($0.command.title + query) }
        ForEach(spots, id: \.place.id) { Text($0.command.title + query) }
        Button("Load") { kept = all }
    }
}
