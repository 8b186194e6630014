// No call of an app sets the state, or the app never creates the view
// also reported by: state-never-read

import SwiftUI

struct Event: View {
    let title: String
    @State var isOpen = false
//             ^~~~~~ info: 'isOpen' belongs only to 'Event'; make it private
//             safe fix: Make 'isOpen' private

    var body: some View { Toggle(title, isOn: $isOpen) }
}

struct OldEvent: View {
    let title: String
    @State var isOpen = false
//             ^~~~~~ info: 'isOpen' belongs only to 'OldEvent'; make it private
//             safe fix: Make 'isOpen' private

    var body: some View { Toggle(title, isOn: $isOpen) }
}

// Only a preview shows it.
struct NextEvent: View {
    let title: String
    @State var isOpen = false
//             ^~~~~~ info: 'isOpen' belongs only to 'NextEvent'; make it private
//             safe fix: Make 'isOpen' private

    var body: some View { Toggle(title, isOn: $isOpen) }
}

#Preview { NextEvent(title: "Party") }

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
    @State private var isOpen = false

    var body: some View { Toggle(title, isOn: $isOpen) }
}

struct OldEvent: View {
    let title: String
    @State private var isOpen = false

    var body: some View { Toggle(title, isOn: $isOpen) }
}

// Only a preview shows it.
struct NextEvent: View {
    let title: String
    @State private var isOpen = false

    var body: some View { Toggle(title, isOn: $isOpen) }
}

#Preview { NextEvent(title: "Party") }

struct Home: View {
    var body: some View { Event(title: "Party") }
}

@main struct EventsApp: App {
    var body: some Scene { WindowGroup { Home() } }
}
