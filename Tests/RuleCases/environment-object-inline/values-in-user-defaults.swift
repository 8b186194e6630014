// An object whose values are all in the user defaults loses nothing when another one replaces it
// also reported by: state-never-read

import SwiftUI

final class Preferences: ObservableObject {
    @AppStorage("size") var size = 12.0
}

final class Draft: ObservableObject {
    @AppStorage("size") var size = 12.0
    @Published var text = ""
}

struct Page: View {
    @EnvironmentObject private var preferences: Preferences
    @EnvironmentObject private var draft: Draft
    @State private var taps = 0

    var body: some View {
        Button("\(preferences.size) \(draft.text) \(taps)") { taps += 1 }
    }
}

struct Home: View {
    @State private var isOpen = false

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        Page()
            .environmentObject(Preferences())
            .environmentObject(Draft())
//                             ^~~~~~~ info: Every update of 'Home' re-creates this 'Draft' and loses its state; keep it with @StateObject
//                             suggested fix: Keep the 'Draft' with @StateObject, because the views below then share one 'Draft' as long as 'Home' exists
    }
}

@main
struct Sample: App {
    var body: some Scene {
        WindowGroup { Home() }
    }
}
// --- fixed
import SwiftUI

final class Preferences: ObservableObject {
    @AppStorage("size") var size = 12.0
}

final class Draft: ObservableObject {
    @AppStorage("size") var size = 12.0
    @Published var text = ""
}

struct Page: View {
    @EnvironmentObject private var preferences: Preferences
    @EnvironmentObject private var draft: Draft
    @State private var taps = 0

    var body: some View {
        Button("\(preferences.size) \(draft.text) \(taps)") { taps += 1 }
    }
}

struct Home: View {
    @State private var isOpen = false
    @StateObject private var draft = Draft()

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        Page()
            .environmentObject(Preferences())
            .environmentObject(draft)
    }
}

@main
struct Sample: App {
    var body: some Scene {
        WindowGroup { Home() }
    }
}
