// The app injects one already, which this one hides

import SwiftUI

final class Settings: ObservableObject {
    @Published var isOffline = false
}

@main struct Reader: App {
    @StateObject private var settings = Settings()

    var body: some Scene {
        WindowGroup { Root().environmentObject(settings) }
    }
}

struct Root: View {
    @State private var count = 0

    var body: some View {
        Stepper("\(count)", value: $count)
        Debug()
            .environmentObject(Settings())
//                             ^~~~~~~~~~ info: Every update of 'Root' re-creates this 'Settings' and loses its state; remove it, because 'Reader' injects one
//                             suggested fix: Remove this 'Settings', because the views below then get the one that 'Reader' keeps
    }
}

struct Debug: View {
    @EnvironmentObject private var settings: Settings

    var body: some View {
        Toggle("Offline", isOn: $settings.isOffline)
    }
}
// --- fixed
import SwiftUI

final class Settings: ObservableObject {
    @Published var isOffline = false
}

@main struct Reader: App {
    @StateObject private var settings = Settings()

    var body: some Scene {
        WindowGroup { Root().environmentObject(settings) }
    }
}

struct Root: View {
    @State private var count = 0

    var body: some View {
        Stepper("\(count)", value: $count)
        Debug()
    }
}

struct Debug: View {
    @EnvironmentObject private var settings: Settings

    var body: some View {
        Toggle("Offline", isOn: $settings.isOffline)
    }
}
