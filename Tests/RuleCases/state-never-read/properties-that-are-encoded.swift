// The compiler writes code that encodes all properties

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

@Observable
final class Settings: Codable {
    var count = 0
    var savedAt: Date?

    func save() {
        savedAt = .now
        UserDefaults.standard.set(try? JSONEncoder().encode(self), forKey: "settings")
    }
}

struct Home: View {
    @State private var settings = Settings()

    var body: some View {
        Stepper("\(settings.count)", value: $settings.count).onChange(of: settings.count) { settings.save() }
    }
}
