// State that no code uses may also be deleted

import SwiftUI

struct Event: View {
    let title: String
    @State var isShown = false
//             ^~~~~~~ info: 'isShown' belongs only to 'Event', which never uses it; make it private or delete it
//             suggested fix: Make 'isShown' private, because 'isShown' would still be unused
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
    @State private var isShown = false

    var body: some View { Text(title) }
}

struct Home: View {
    var body: some View { Event(title: "Party") }
}

@main struct EventsApp: App {
    var body: some Scene { WindowGroup { Home() } }
}
