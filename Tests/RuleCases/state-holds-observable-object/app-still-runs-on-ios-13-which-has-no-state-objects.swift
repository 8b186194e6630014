// The app still runs on iOS 13, which has no state objects
// built with: iOS 13

import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ warning: 'Home' does not update when 'player.title' changes, because @State does not observe it; take it with @ObservedObject
    var body: some View { Text(player.title) }
}
