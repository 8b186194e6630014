// The app updates with its object, and creates the view again

import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

@Observable final class Player {
    var title = ""
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ info: Before Xcode 27, every update of the parent runs the initializer of 'Player', which does work; move the work to '.task'

    var body: some View {
        Text(player.title)
    }
}

@main struct MusicApp: App {
    @StateObject private var account = Account()

    var body: some Scene {
        WindowGroup { Home().environmentObject(account) }
    }
}
