// Code reads the object from the values of the environment

import SwiftUI

@main
struct NotesApp: App {
    var body: some Scene { WindowGroup { Home() } }
}

@Observable
final class Draft {
    var count = 0
}

struct Home: View {
    @State private var taps = 0

    var body: some View {
        Button("\(taps)") { taps += 1 }
        Pages().environment(Draft())
//                          ^~~~~~~ info: Every update of 'Home' re-creates this 'Draft' and loses its state; keep it with @State
//                          suggested fix: Keep the 'Draft' with @State, because the views below then share one 'Draft' as long as 'Home' exists
    }
}

struct Pages: View {
    @Environment(\.self) private var values

    var body: some View { Text("\(values[Draft.self]?.count ?? 0)") }
}
// --- fixed
import SwiftUI

@main
struct NotesApp: App {
    var body: some Scene { WindowGroup { Home() } }
}

@Observable
final class Draft {
    var count = 0
}

struct Home: View {
    @State private var taps = 0
    @State private var draft = Draft()

    var body: some View {
        Button("\(taps)") { taps += 1 }
        Pages().environment(draft)
    }
}

struct Pages: View {
    @Environment(\.self) private var values

    var body: some View { Text("\(values[Draft.self]?.count ?? 0)") }
}
