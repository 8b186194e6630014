// Code sets the identity together with the value, or the value is found by it

import SwiftUI

struct Note: Identifiable {
    let id: Int
    var title: String
}

final class Notes: ObservableObject {
    @Published var all: [Note] = []
    @Published var selectedID = 0
    @Published var title = ""
}

final class ChartModel: ObservableObject {
    @Published var text: String

    init(name: String) { text = name }
}

struct ChartView: View {
    @StateObject private var model: ChartModel

    init(name: String) { _model = StateObject(wrappedValue: ChartModel(name: name)) }

    var body: some View { Text(model.text) }
}

struct Renamed: View {
    @State private var name = "Ravi"
    @State private var token = 0

    var body: some View {
        ChartView(name: name).id(token)
        Button("Maria") {
            name = "Maria"
            token += 1
        }
    }
}

struct Typed: View {
    @State private var name = "Ravi"
    @State private var token = 0

    var body: some View {
        ChartView(name: name).id(token)
        TextField("Name", text: $name)
            .onChange(of: name) { _, _ in token += 1 }
    }
}

struct Selected: View {
    @ObservedObject var notes: Notes
    @AppStorage("selected") private var selected = 0

    var body: some View {
        ChartView(name: notes.title).id(notes.selectedID)
        if let note = notes.all.first(where: { $0.id == selected }) {
            ChartView(name: note.title).id(selected)
        }
        Button("First") { selected = 0 }
    }
}
