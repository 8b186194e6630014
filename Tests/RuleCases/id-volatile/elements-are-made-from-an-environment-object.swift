// A computed property makes elements from what an object in the environment holds

import SwiftUI

struct Line: Identifiable {
    let id = UUID()
    let title: String
}

struct Row: View {
    let line: Line
    @State private var isOn = false
    var body: some View { Toggle(line.title, isOn: $isOn) }
}

@MainActor
@Observable
final class Workspace {
    var names = ["a"]
    func add() { names.append("b") }
}

struct Home: View {
    @Environment(Workspace.self) private var workspace
    private var lines: [Line] { workspace.names.map { Line(title: $0) } }

    var body: some View {
        ForEach(lines) { line in Row(line: line) }
//              ^~~~~ warning: Every update re-creates each 'Line' with a new 'id', so the rows lose their state; use a stable id
        Button("Add") { workspace.add() }
    }
}
