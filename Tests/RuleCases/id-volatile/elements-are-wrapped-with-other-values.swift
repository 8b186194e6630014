// The new elements are parts of tuples or structs, and the key leads to them

import SwiftUI

struct Command: Identifiable {
    let id = UUID()
    let title: String
}

struct Match {
    let command: Command
    var score = 0
}

struct Palette: View {
    @State private var query = ""

    private var all: [Command] { [Command(title: "Open"), Command(title: "Close")] }
    private var pairs: [(command: Command, length: Int?)] { all.map { ($0, nil) } }
    private var matches: [Match] { all.map { Match(command: $0) } }

    var body: some View {
        TextField("Command", text: $query)
        ForEach(pairs, id: \.command.id) { Text($0.command.title + query) }
//              ^~~~~ hint: Every update re-creates each 'Command' with a new 'id', so SwiftUI replaces all of them; use a stable id
        ForEach(Array(pairs.enumerated()), id: \.element.command.id) { Text($1.command.title + query) }
//              ^~~~~~~~~~~~~~~~~~~~~~~~~ hint: Every update re-creates each 'Command' with a new 'id', so SwiftUI replaces all of them; use a stable id
        ForEach(matches, id: \.command.id) { Text($0.command.title + query) }
//              ^~~~~~~ hint: Every update re-creates each 'Command' with a new 'id', so SwiftUI replaces all of them; use a stable id
    }
}
