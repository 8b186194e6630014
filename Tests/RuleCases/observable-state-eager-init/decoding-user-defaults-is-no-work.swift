// Decoding a few values from the user defaults is hardly any work

import SwiftUI

@Observable final class Settings {
    var names: [String] = []
    var count = 0

    init() { load() }

    private func load() {
        count = UserDefaults.standard.integer(forKey: "count")
        if let data = UserDefaults.standard.data(forKey: "names"),
            let names = try? JSONDecoder().decode([String].self, from: data)
        {
            self.names = names
        }
    }
}

struct SettingsView: View {
    @State private var settings = Settings()

    var body: some View { Text("\(settings.names.count) \(settings.count)") }
}

struct Home: View {
    @State private var taps = 0

    var body: some View {
        Button("\(taps)") { taps += 1 }
        SettingsView()
    }
}
