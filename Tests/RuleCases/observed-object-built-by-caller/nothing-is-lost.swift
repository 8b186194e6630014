// An object that only carries what it is made from, and callers that nothing updates

import SwiftUI

final class Game: ObservableObject {
    @Published var title = ""
}

final class Caption: ObservableObject {
    @Published private(set) var text: String
    init(_ text: String) { self.text = text }
}

struct Play: View {
    @ObservedObject var game: Game
    var body: some View { TextField("Title", text: $game.title) }
}

struct Line: View {
    @ObservedObject var caption: Caption
    var body: some View { Text(caption.text) }
}

struct Plain: View {
    @State private var n = 0
    var body: some View {
        Button("\(n)") { n += 1 }
        Line(caption: Caption("\(n)"))
    }
}

struct Still: View {
    let title: String
    var body: some View { Play(game: Game()) }
}

struct TheApp: App {
    @State private var n = 0
    var body: some Scene { WindowGroup { Play(game: Game()) } }
}

struct Look: PreviewProvider {
    static var previews: some View { Play(game: Game()) }
}
