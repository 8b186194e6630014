// Every caller passes an object that is there already, and one finding is enough

import SwiftUI

final class Settings: ObservableObject { @Published var isOn = false }

final class Session: ObservableObject {
    private let all = [Settings()]
    var current: Settings { all[0] }
}

struct SettingsMenu: View {
    @State var settings: Settings
//             ^~~~~~~~ warning: 'SettingsMenu' does not update when 'settings.isOn' changes, because @State does not observe it; use @ObservedObject
    var body: some View { Text(settings.isOn ? "On" : "Off") }
}

struct Home: View {
    @EnvironmentObject private var session: Session
    var body: some View { SettingsMenu(settings: session.current) }
}
