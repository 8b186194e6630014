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
//                     ^~~~~~ warning: 'Home' misses changes of 'player.title', because @State does not observe 'player'; use @StateObject
//                     suggested fix: Keep 'player' with @StateObject, because 'Home' will be drawn again with every change that 'player' publishes
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
