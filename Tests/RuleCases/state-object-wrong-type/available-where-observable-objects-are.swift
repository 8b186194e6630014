// The app also runs on systems without @Observable, but the view does not
// built with: iOS 16

import SwiftUI

@available(iOS 17, *)
@Observable final class Player {}

@available(iOS 17, *)
struct Home: View {
    @StateObject private var player = Player()
//                           ^~~~~~ error: @StateObject requires an ObservableObject, but 'Player' is @Observable; use @State
//                           safe fix: Keep 'player' with @State
    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

@available(iOS 17, *)
@Observable final class Player {}

@available(iOS 17, *)
struct Home: View {
    @State private var player = Player()
    var body: some View { Text("Home") }
}
