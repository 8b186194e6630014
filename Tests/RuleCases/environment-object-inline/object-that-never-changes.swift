// An object of constants loses nothing

import SwiftUI

final class Settings: ObservableObject {
    private let defaults = UserDefaults.standard
    var unit: String { defaults.string(forKey: "unit") ?? "" }
}

struct Row: View {
    @EnvironmentObject private var settings: Settings
    var body: some View { Text(settings.unit) }
}

struct Home: View {
    @State private var isOn = false
    var body: some View {
        Toggle("On", isOn: $isOn)
        Row().environmentObject(Settings())
    }
}
