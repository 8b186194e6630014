// The whole file is in a condition, which changes nothing

#if os(iOS)
import SwiftUI

struct Track: Identifiable, Equatable {
    let id: Int
    var title = ""
    static func == (left: Track, right: Track) -> Bool { left.id == right.id }
//              ^~ warning: '==' of 'Track' leaves out 'title', so 'Row' does not update when only 'title' changes
//              suggested fix: Compare 'title' too, because two values of 'Track' that differ only in 'title' are then different
}

struct Row: View {
    let track: Track
    var body: some View { Text(track.title) }
}

struct Home: View {
    @State private var tracks: [Track] = []
    var body: some View {
        ForEach(tracks) { Row(track: $0) }
        Button("Rename") { tracks[0].title = "b" }
    }
}
#endif
// --- fixed
#if os(iOS)
import SwiftUI

struct Track: Identifiable, Equatable {
    let id: Int
    var title = ""
    static func == (left: Track, right: Track) -> Bool { left.id == right.id && left.title == right.title }
}

struct Row: View {
    let track: Track
    var body: some View { Text(track.title) }
}

struct Home: View {
    @State private var tracks: [Track] = []
    var body: some View {
        ForEach(tracks) { Row(track: $0) }
        Button("Rename") { tracks[0].title = "b" }
    }
}
#endif
