// A clock that the view does not read announces its ticks, and a view that the app never creates is no harm yet

import SwiftUI

final class Web: ObservableObject { @Published var isLoading = false }

final class Clock: ObservableObject {
    @Published var ticks = 0
    func tick() { ticks += 1 }
}

struct Watch: View {
    @ObservedObject private var clock = Clock()
//                              ^~~~~ warning: Every update of the parent re-creates 'clock' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'clock' with @StateObject
    var body: some View { Text("Now") }
}

struct Details: View {
    let name: String
    @ObservedObject private var web = Web()
//                              ^~~ hint: No code shows 'Details' yet; each update of its parent would re-create 'web'; keep it with @StateObject
//                              safe fix: Keep 'web' with @StateObject
    var body: some View { Toggle(name, isOn: $web.isLoading) }
}

struct Home: View {
    @State private var isOn = false
    var body: some View {
        Toggle(isOn ? "On" : "Off", isOn: $isOn)
        Watch()
    }
}

@main struct LicenseApp: App {
    var body: some Scene { WindowGroup { Home() } }
}
// --- fixed
import SwiftUI

final class Web: ObservableObject { @Published var isLoading = false }

final class Clock: ObservableObject {
    @Published var ticks = 0
    func tick() { ticks += 1 }
}

struct Watch: View {
    @StateObject private var clock = Clock()
    var body: some View { Text("Now") }
}

struct Details: View {
    let name: String
    @StateObject private var web = Web()
    var body: some View { Toggle(name, isOn: $web.isLoading) }
}

struct Home: View {
    @State private var isOn = false
    var body: some View {
        Toggle(isOn ? "On" : "Off", isOn: $isOn)
        Watch()
    }
}

@main struct LicenseApp: App {
    var body: some Scene { WindowGroup { Home() } }
}
