// An object of the caller, whether the view shows it, binds it, or both

import SwiftUI

final class Settings: ObservableObject {
    @Published var isOn = false
    @Published var count = 0
}

struct Shows: View {
    @StateObject var settings: Settings
//                   ^~~~~~~~ warning: 'Shows' keeps its first 'settings', which a caller owns; observe it with @ObservedObject
//                   suggested fix: Observe 'settings' with @ObservedObject, because 'Shows' then no longer keeps the object alive

    var body: some View { Text("\(settings.count)") }
}

struct Both: View {
    @StateObject var settings: Settings
//                   ^~~~~~~~ warning: 'Both' keeps its first 'settings', which a caller owns; observe it with @ObservedObject
//                   suggested fix: Observe 'settings' with @ObservedObject, because 'Both' then no longer keeps the object alive

    var body: some View { Toggle("\(settings.count)", isOn: $settings.isOn) }
}

struct Home: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Shows(settings: settings)
        Both(settings: settings)
    }
}
// --- fixed
import SwiftUI

final class Settings: ObservableObject {
    @Published var isOn = false
    @Published var count = 0
}

struct Shows: View {
    @ObservedObject var settings: Settings

    var body: some View { Text("\(settings.count)") }
}

struct Both: View {
    @ObservedObject var settings: Settings

    var body: some View { Toggle("\(settings.count)", isOn: $settings.isOn) }
}

struct Home: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Shows(settings: settings)
        Both(settings: settings)
    }
}
