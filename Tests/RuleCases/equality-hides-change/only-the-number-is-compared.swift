// Loaded values have other elements, but as many as before

import SwiftUI

struct Album: Identifiable, Equatable {
    let id: Int
    var songs: [String] = []

    static func == (a: Album, b: Album) -> Bool { a.id == b.id && a.songs.count == b.songs.count }
//              ^~ info: '==' of 'Album' leaves out 'songs', so 'AlbumRow' does not update when only 'songs' changes
//              suggested fix: Compare 'songs' too, because two values of 'Album' that differ only in 'songs' are then different
}

struct AlbumRow: View {
    let album: Album
    var body: some View { ForEach(album.songs, id: \.self) { Text($0) } }
}

struct Albums: View {
    @State private var albums: [Album] = []

    var body: some View {
        List(albums) { AlbumRow(album: $0) }
            .refreshable { albums = await load() }
    }

    private func load() async -> [Album] { [] }
}

struct Count: Identifiable, Equatable {
    let id: Int
    var songs: [String] = []

    static func == (a: Count, b: Count) -> Bool { a.id == b.id && a.songs.count == b.songs.count }
}

struct CountRow: View {
    let count: Count
    var body: some View { Text("\(count.id)") }
}

struct Counts: View {
    @State private var counts: [Count] = []

    var body: some View {
        List(counts) { CountRow(count: $0) }
            .refreshable { counts = await load() }
    }

    private func load() async -> [Count] { [] }
}
// --- fixed
import SwiftUI

struct Album: Identifiable, Equatable {
    let id: Int
    var songs: [String] = []

    static func == (a: Album, b: Album) -> Bool { a.id == b.id && a.songs.count == b.songs.count && a.songs == b.songs }
}

struct AlbumRow: View {
    let album: Album
    var body: some View { ForEach(album.songs, id: \.self) { Text($0) } }
}

struct Albums: View {
    @State private var albums: [Album] = []

    var body: some View {
        List(albums) { AlbumRow(album: $0) }
            .refreshable { albums = await load() }
    }

    private func load() async -> [Album] { [] }
}

struct Count: Identifiable, Equatable {
    let id: Int
    var songs: [String] = []

    static func == (a: Count, b: Count) -> Bool { a.id == b.id && a.songs.count == b.songs.count }
}

struct CountRow: View {
    let count: Count
    var body: some View { Text("\(count.id)") }
}

struct Counts: View {
    @State private var counts: [Count] = []

    var body: some View {
        List(counts) { CountRow(count: $0) }
            .refreshable { counts = await load() }
    }

    private func load() async -> [Count] { [] }
}
