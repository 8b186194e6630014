// The conformance is only written, so nothing tracks what is read

import Observation
import SwiftUI

final class Player: ObservableObject, Observable { @Published var title = "" }

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ warning: 'Home' does not update when 'player.title' changes, because @State does not observe it; use @StateObject
//                     suggested fix: Keep 'player' with @StateObject, because every change that 'player' publishes will update 'Home'
    var body: some View { Text(player.title) }
}
// --- fixed
import Observation
import SwiftUI

final class Player: ObservableObject, Observable { @Published var title = "" }

struct Home: View {
    @StateObject private var player = Player()
    var body: some View { Text(player.title) }
}
