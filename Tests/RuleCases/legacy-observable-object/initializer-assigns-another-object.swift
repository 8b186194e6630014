// An initializer can assign another object than the initial one
// also reported by: observed-object-inline

import SwiftUI

final class Settings: ObservableObject {
//          ^~~~~~~~ hint: 'Settings' can be an @Observable class, so views update only for the properties that they read
//          suggested fix: Migrate 'Settings' to @Observable, because views then update only when a property that they read changes, and this edits 5 places in this file
    static let shared = Settings()
    @Published var name = ""
}

struct Home: View {
    @ObservedObject private var settings = Settings.shared

    init() {}

    init(_ other: Settings) { settings = other }

    var body: some View { Text(settings.name) }
}

struct Detail: View {
    @ObservedObject var settings = Settings()

    init(_ other: Settings) { settings = other }

    var body: some View { Text(settings.name) }
}
// --- fixed
import SwiftUI

@Observable final class Settings {
    static let shared = Settings()
    var name = ""
}

struct Home: View {
    private var settings = Settings.shared

    init() {}

    init(_ other: Settings) { settings = other }

    var body: some View { Text(settings.name) }
}

struct Detail: View {
    var settings = Settings()

    init(_ other: Settings) { settings = other }

    var body: some View { Text(settings.name) }
}
