// A binding to the state goes only to a view that never uses it
// also reported by: binding-never-written

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var refreshes = 0
//                     ^~~~~~~~~ info: 'Home' sets 'refreshes' but never reads it; show it or delete it
    @State private var visits = 0

    var body: some View {
        Card(refreshes: $refreshes, visits: $visits)
        Button("Refresh") {
            refreshes += 1
            visits += 1
        }
    }
}

struct Card: View {
    @Binding var refreshes: Int
    @Binding var visits: Int

    var body: some View { Stepper("Visits", value: $visits) }
}
