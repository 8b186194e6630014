// State that no code uses should be deleted rather than made private

import SwiftUI

struct Event: View {
    let title: String
    @State var isShown = false
//             ^~~~~~~ info: 'Event' never uses 'isShown'; delete it
//             suggested fix: Delete 'isShown', because code that is not written yet may use 'isShown'

    var body: some View { Text(title) }
}

struct Home: View {
    var body: some View { Event(title: "Party") }
}

@main struct EventsApp: App {
    var body: some Scene { WindowGroup { Home() } }
}
// --- fixed
import SwiftUI

struct Event: View {
    let title: String

    var body: some View { Text(title) }
}

struct Home: View {
    var body: some View { Event(title: "Party") }
}

@main struct EventsApp: App {
    var body: some Scene { WindowGroup { Home() } }
}
