// The shared instance tells the class; a member of something else tells nothing

import SwiftUI

final class Player: ObservableObject {
    static let shared = Player()

    @Published var title = ""
}

enum Tab {
    enum Names { static let first = "First" }
}

struct Title: View {
    @State private var player = Player.shared
//                     ^~~~~~ warning: 'Title' does not update when 'player.title' changes, because @State does not observe it; use @StateObject
//                     suggested fix: Keep 'player' with @StateObject, because every change that 'player' publishes will update 'Title'
    @State private var name = Tab.Names.first

    var body: some View { Text(player.title + name) }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    static let shared = Player()

    @Published var title = ""
}

enum Tab {
    enum Names { static let first = "First" }
}

struct Title: View {
    @StateObject private var player = Player.shared
    @State private var name = Tab.Names.first

    var body: some View { Text(player.title + name) }
}
