// The object announces nothing, so that no wrapper would tell the view more; the other one does

import SwiftUI

final class Engines: ObservableObject {
    var names: [String] { UserDefaults.standard.stringArray(forKey: "names") ?? [] }
}

final class Settings: ObservableObject {
    @Published private var stored: [String] = []
    var names: [String] { stored }
}

struct Home: View {
    @State private var engines = Engines()
    @State private var settings = Settings()
//                     ^~~~~~~~ warning: 'Home' does not update when 'settings.names' changes, because @State does not observe it; use @StateObject
//                     suggested fix: Keep 'settings' with @StateObject, because every change that 'settings' publishes will update 'Home'

    var body: some View {
        Text(engines.names.joined())
        Text(settings.names.joined())
    }
}
// --- fixed
import SwiftUI

final class Engines: ObservableObject {
    var names: [String] { UserDefaults.standard.stringArray(forKey: "names") ?? [] }
}

final class Settings: ObservableObject {
    @Published private var stored: [String] = []
    var names: [String] { stored }
}

struct Home: View {
    @State private var engines = Engines()
    @StateObject private var settings = Settings()

    var body: some View {
        Text(engines.names.joined())
        Text(settings.names.joined())
    }
}
