// Rows show elements of a list in a value, and code changes one of them in place

import SwiftUI

struct Stop: Identifiable, Equatable {
    let id: Int
    var name = ""
    var isReached = false

    static func == (a: Stop, b: Stop) -> Bool { a.id == b.id && a.name == b.name }
//              ^~ warning: '==' of 'Stop' leaves out 'isReached', so 'StopRow' does not update when only 'isReached' changes
//              suggested fix: Compare 'isReached' too, because two values of 'Stop' that differ only in 'isReached' are then different
}

struct Trip: Identifiable {
    let id: Int
    var stops: [Stop] = []
}

struct StopRow: View {
    let stop: Stop
    var body: some View { Text(stop.name).opacity(stop.isReached ? 0.5 : 1) }
}

struct TripView: View {
    let trip: Trip
    var body: some View { ForEach(trip.stops) { StopRow(stop: $0) } }
}

struct Trips: View {
    @State private var trips = [Trip(id: 1)]

    var body: some View {
        ForEach(trips) { TripView(trip: $0) }
        Button("Next") { trips[0].stops[0].isReached = true }
    }
}

struct Song: Identifiable, Equatable {
    let id: Int
    var name = ""
    var isLiked = false

    static func == (a: Song, b: Song) -> Bool { a.id == b.id }
//              ^~ warning: '==' of 'Song' leaves out 'isLiked', so 'AlbumView' does not update when only 'isLiked' changes
//              suggested fix: Compare 'isLiked' too, because two values of 'Song' that differ only in 'isLiked' are then different
}

struct Album { var songs: [Song] = [] }

struct AlbumView: View {
    let album: Album

    var body: some View {
        ForEach(album.songs) { song in
            Text(song.isLiked ? "♥" : "")
        }
    }
}

struct Music: View {
    @State private var album = Album(songs: [Song(id: 1)])

    var body: some View {
        AlbumView(album: album)
        Button("Like") { album.songs[0].isLiked.toggle() }
    }
}
// --- fixed
import SwiftUI

struct Stop: Identifiable, Equatable {
    let id: Int
    var name = ""
    var isReached = false

    static func == (a: Stop, b: Stop) -> Bool { a.id == b.id && a.name == b.name && a.isReached == b.isReached }
}

struct Trip: Identifiable {
    let id: Int
    var stops: [Stop] = []
}

struct StopRow: View {
    let stop: Stop
    var body: some View { Text(stop.name).opacity(stop.isReached ? 0.5 : 1) }
}

struct TripView: View {
    let trip: Trip
    var body: some View { ForEach(trip.stops) { StopRow(stop: $0) } }
}

struct Trips: View {
    @State private var trips = [Trip(id: 1)]

    var body: some View {
        ForEach(trips) { TripView(trip: $0) }
        Button("Next") { trips[0].stops[0].isReached = true }
    }
}

struct Song: Identifiable, Equatable {
    let id: Int
    var name = ""
    var isLiked = false

    static func == (a: Song, b: Song) -> Bool { a.id == b.id && a.isLiked == b.isLiked }
}

struct Album { var songs: [Song] = [] }

struct AlbumView: View {
    let album: Album

    var body: some View {
        ForEach(album.songs) { song in
            Text(song.isLiked ? "♥" : "")
        }
    }
}

struct Music: View {
    @State private var album = Album(songs: [Song(id: 1)])

    var body: some View {
        AlbumView(album: album)
        Button("Like") { album.songs[0].isLiked.toggle() }
    }
}
