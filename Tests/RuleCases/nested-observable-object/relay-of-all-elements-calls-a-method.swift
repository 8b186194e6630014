// The class subscribes to all elements, and a method that the subscription calls announces the change or makes one

import Combine
import SwiftUI

final class Track: ObservableObject {
    @Published var title = ""
    func rename() { title = "Renamed" }
}

final class Album: ObservableObject {
    @Published var tracks: [Track] = []
    private var relay: AnyCancellable?

    func add(_ track: Track) {
        tracks.append(track)
        relay = Publishers.MergeMany(tracks.map(\.objectWillChange)).sink { [weak self] _ in self?.update() }
    }

    private func update() { objectWillChange.send() }
}

final class Mix: ObservableObject {
    @Published var tracks: [Track] = []
    @Published private(set) var changes = 0
    private var relays: [AnyCancellable] = []

    func add(_ track: Track) {
        tracks.append(track)
        for track in tracks { relays.append(track.$title.sink { [weak self] _ in self?.update() }) }
    }

    private func update() { changes += 1 }
}

struct Tracks: View {
    @StateObject private var album = Album()
    @StateObject private var mix = Mix()

    var body: some View {
        ForEach(album.tracks, id: \.title) { Text($0.title) }
        ForEach(mix.tracks, id: \.title) { Text($0.title) }
        Button("Rename") {
            album.tracks.first?.rename()
            mix.tracks.first?.rename()
        }
        Text("\(mix.changes)")
    }
}
