// Nothing sets a property that an observable object announces

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

final class Library: ObservableObject {
    @Published var isLoading = false
//                 ^~~~~~~~~ info: Nothing sets 'isLoading', so it is always 'false'; set it or delete it
    @Published var failure: String?
//                 ^~~~~~~ info: Nothing sets 'failure', so it is always 'nil'; set it or delete it
    @Published private(set) var isPaid = false
//                              ^~~~~~ info: Nothing sets 'isPaid', so it is always 'false'; set it or delete it
    @Published var isShared = false
    @Published var isEditing = false
    @Published var isSaving = false
    @Published var isSorted = false
    @Published var isRead = false
    @Published var titles: [String] = []

    func load() {
        if isPaid { titles = ["A", "B"] }
    }

    func save() async {
        isSaving = true
        defer { isSaving = false }
        await upload(titles)
    }
}

func upload(_ titles: [String]) async {}

func sort(_ library: Library) { library.isSorted = true }

@Observable
final class Player {
    var isPlaying = false
//      ^~~~~~~~~ info: Nothing sets 'isPlaying', so it is always 'false'; set it or delete it
    var isMuted = false
    var volume: Double?
//      ^~~~~~ info: Nothing sets 'volume', so it is always 'nil'; set it or delete it
}

struct Home: View {
    @StateObject private var library = Library()
    @State private var player = Player()

    var body: some View {
        List(library.titles, id: \.self) { Text($0) }
            .overlay { if library.isLoading { ProgressView() } }
            .disabled(library.isSaving)
            .onAppear { library.load() }
        if let failure = library.failure { Text(failure) }
        Toggle("Share", isOn: $library.isShared)
        Text(library.isShared ? "Shared" : "Private")
        Text(library.isSorted ? "Sorted" : "Not sorted")
        Editor(library: library)
        Text(player.isPlaying ? "Playing" : "Stopped")
        Text(player.isMuted ? "Muted" : "\(player.volume ?? 1)")
        Button("Mute") { player.isMuted.toggle() }
        Button("Read") { mark(\.isRead) }
        Text(library.isRead ? "Read" : "New")
    }

    private func mark(_ path: ReferenceWritableKeyPath<Library, Bool>) { library[keyPath: path] = true }
}

struct Editor: View {
    @ObservedObject var library: Library

    var body: some View {
        Button("Edit") { library.isEditing = true }
        if library.isEditing { Text("Editing") }
    }
}
