// The app still runs on iOS 13, which has no state objects
// built with: iOS 13

import SwiftUI

final class Player: ObservableObject {}

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ hint: @State does not observe 'player', and 'Player' is an ObservableObject; use @StateObject unless 'Home' only holds it for other views
//                     suggested fix: Keep 'player' with @StateObject, because @StateObject needs iOS 14
    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct Home: View {
    @StateObject private var player = Player()
    var body: some View { Text("Home") }
}
