// Code gives a stored value a new identifier, so that it no longer equals the old one

import SwiftUI

struct Entry: Codable, Identifiable, Equatable {
    var id: Int64?
    var title: String
    static func == (a: Entry, b: Entry) -> Bool { a.id == b.id }
}

struct Archive {
    func entries() async throws -> [Entry] { [] }
}

@MainActor
final class Journal: ObservableObject {
    @Published var entries: [Entry] = []
    private let archive = Archive()
    func load() async { entries = (try? await archive.entries()) ?? [] }

    func rename() {
        entries[0].title = "New"
        entries[0].id = 7
    }
}

struct EntryRow: View {
    let entry: Entry
    var body: some View { Text(entry.title) }
}

struct JournalView: View {
    @StateObject private var journal = Journal()

    var body: some View {
        List(journal.entries) { entry in EntryRow(entry: entry) }
            .refreshable { await journal.load() }
    }
}

// An editor gives its copy a new identifier.
struct Place: Codable, Identifiable, Equatable {
    var id: Int
    var name: String
    static func == (a: Place, b: Place) -> Bool { a.id == b.id }
}

@MainActor
@Observable
final class Places {
    var places: [Place] = []
    var selected: Place?

    func update(_ place: Place) {
        if let selected, let index = places.firstIndex(of: selected) { places[index] = place }
    }
}

struct PlaceEditor: View {
    let place: Place
    let save: (Place) -> Void

    var body: some View {
        Button("Save") {
            var copy = place
            copy.id = 7
            copy.name = "New"
            save(copy)
        }
    }
}

struct PlacesView: View {
    @State private var model = Places()

    var body: some View {
        ForEach(model.places) { place in Text(place.name) }
        if let place = model.selected {
            PlaceEditor(place: place) { model.update($0) }
        }
    }
}
