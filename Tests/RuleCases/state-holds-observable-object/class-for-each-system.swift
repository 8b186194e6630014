// A class that is declared again for each system is one class, unless only one of them is observable

import SwiftUI

#if os(iOS)
final class Player: ObservableObject { @Published var title = "phone" }
#else
final class Player: ObservableObject { @Published var title = "mac" }
#endif

#if os(iOS)
final class Other: ObservableObject { @Published var title = "phone" }
#else
final class Other { var title = "mac" }
#endif

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ warning: 'Home' does not update when 'player.title' changes, because @State does not observe it; use @StateObject
//                     suggested fix: Keep 'player' with @StateObject, because every change that 'player' publishes will update 'Home'
    @State private var other = Other()
    var body: some View { Text(player.title + other.title) }
}
// --- fixed
import SwiftUI

#if os(iOS)
final class Player: ObservableObject { @Published var title = "phone" }
#else
final class Player: ObservableObject { @Published var title = "mac" }
#endif

#if os(iOS)
final class Other: ObservableObject { @Published var title = "phone" }
#else
final class Other { var title = "mac" }
#endif

struct Home: View {
    @StateObject private var player = Player()
    @State private var other = Other()
    var body: some View { Text(player.title + other.title) }
}
