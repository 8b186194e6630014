// Assignments to the state, to its parts, and with other operators only set it

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Filter {
    var text = ""
    var isOn = false
}

struct Home: View {
    @State private var message: String?
//                     ^~~~~~~ info: 'Home' sets 'message' but never reads it; show it or delete it
//                     suggested fix: Delete 'message', because 'Home' may be meant to show it
    @State private var filter = Filter()
//                     ^~~~~~ info: 'Home' sets 'filter' but never reads it; show it or delete it
//                     suggested fix: Delete 'filter', because 'Home' may be meant to show it
    @State private var count = 0
//                     ^~~~~ info: 'Home' sets 'count' but never reads it; show it or delete it
//                     suggested fix: Delete 'count', because 'Home' may be meant to show it

    var body: some View {
        Button("Save") {
            message = "Saved"
            filter.isOn = true
            withAnimation { count += 1 }
        }
    }
}
// --- fixed
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Filter {
    var text = ""
    var isOn = false
}

struct Home: View {
    var body: some View {
        Button("Save") {
        }
    }
}
