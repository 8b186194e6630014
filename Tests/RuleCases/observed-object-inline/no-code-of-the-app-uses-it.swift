// No code of an app uses the object

import SwiftUI

final class Web: ObservableObject { @Published var isLoading = false }
final class Tabs: ObservableObject {}

struct License: View {
    let name: String
    @ObservedObject private var web = Web()
//                              ^~~ info: 'License' never uses 'web', which every update of the parent re-creates; delete it
//                              suggested fix: Delete 'web', because 'web' may keep something alive on purpose
    @ObservedObject private var tabs = Tabs()
//                              ^~~~ info: 'License' never uses 'tabs', which every update of the parent re-creates; delete it
//                              suggested fix: Delete 'tabs', because 'tabs' may keep something alive on purpose

    var body: some View { Text(name) }
}

struct Home: View {
    @State private var isOn = false
    var body: some View {
        Toggle(isOn ? "On" : "Off", isOn: $isOn)
        License(name: "MIT")
    }
}

@main struct LicenseApp: App {
    var body: some Scene { WindowGroup { Home() } }
}
// --- fixed
import SwiftUI

final class Web: ObservableObject { @Published var isLoading = false }
final class Tabs: ObservableObject {}

struct License: View {
    let name: String

    var body: some View { Text(name) }
}

struct Home: View {
    @State private var isOn = false
    var body: some View {
        Toggle(isOn ? "On" : "Off", isOn: $isOn)
        License(name: "MIT")
    }
}

@main struct LicenseApp: App {
    var body: some Scene { WindowGroup { Home() } }
}
