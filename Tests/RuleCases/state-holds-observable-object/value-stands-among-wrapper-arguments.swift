// The value stands among the wrapper's arguments

import SwiftUI

final class Player: ObservableObject {}

struct Home: View {
    @State(initialValue: Player()) private var player
//                                             ^~~~~~ hint: @State does not observe 'player', and 'Player' is an ObservableObject; use @StateObject unless 'Home' only holds it for other views
//                                             suggested fix: Keep 'player' with @StateObject, because 'Home' will be drawn again with every change that 'player' publishes

    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct Home: View {
    @StateObject(wrappedValue: Player()) private var player

    var body: some View { Text("Home") }
}
