// The state is read only to update it

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var count = 0
//                     ^~~~~ info: 'Home' sets 'count' but never reads it; show it or delete it
//                     suggested fix: Delete 'count', because 'Home' may be meant to show it
    @State private var isOn = false
//                     ^~~~ info: 'Home' sets 'isOn' but never reads it; show it or delete it
//                     suggested fix: Delete 'isOn', because 'Home' may be meant to show it

    var body: some View {
        Button("Add") { count = count + 1 }
        Button("Switch") { isOn = !isOn }
    }
}
// --- fixed
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    var body: some View {
        Button("Add") { }
        Button("Switch") { }
    }
}
