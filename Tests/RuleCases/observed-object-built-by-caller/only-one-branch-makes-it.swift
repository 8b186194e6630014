// An object that only one branch makes would outlive the branch if the caller kept it

import SwiftUI

final class Settings: ObservableObject {
    @Published var volume = 1
}

struct Pane: View {
    @ObservedObject var settings: Settings
    var body: some View { Stepper("\(settings.volume)", value: $settings.volume) }
}

struct Home: View {
    @State private var tab = 0
    @State private var isOn = false

    var body: some View {
        Button("\(tab)") { tab += 1 }
        Toggle("On", isOn: $isOn)
        if isOn { Pane(settings: Settings()) }
//                               ^~~~~~~~~~ hint: Each update of 'Home' gives 'Pane' a new 'Settings'; keep it in 'Pane' with @StateObject
//                               suggested fix: Keep 'settings' with @StateObject, because every 'Pane' that appears then keeps its first 'Settings'
    }
}
// --- fixed
import SwiftUI

final class Settings: ObservableObject {
    @Published var volume = 1
}

struct Pane: View {
    @StateObject var settings: Settings
    var body: some View { Stepper("\(settings.volume)", value: $settings.volume) }
}

struct Home: View {
    @State private var tab = 0
    @State private var isOn = false

    var body: some View {
        Button("\(tab)") { tab += 1 }
        Toggle("On", isOn: $isOn)
        if isOn { Pane(settings: Settings()) }
    }
}
