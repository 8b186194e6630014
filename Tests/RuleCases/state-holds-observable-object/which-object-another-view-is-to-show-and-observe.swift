// Which object another view is to show, and observe

import SwiftUI

final class Song: ObservableObject, Identifiable {
    @Published var title = ""
}

struct Detail: View {
    @ObservedObject var song: Song
    var body: some View { Text(song.title) }
}

struct Home: View {
    @State private var selected: Song?

    var body: some View {
        Text("Home").sheet(item: $selected) { Detail(song: $0) }
    }
}
