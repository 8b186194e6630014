// The environment, a preview and another file

// --- Settings.swift
import Combine

@MainActor
final class Settings: Identifiable, ObservableObject {
//          ^~~~~~~~ hint: 'Settings' can be an @Observable class, so views update only for the properties that they read
//          suggested fix: Migrate 'Settings' to @Observable, because views then update only when a property that they read changes, and this edits 8 places in 2 files
    @Published var name = ""
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @EnvironmentObject private var settings: Settings

    var body: some View {
        TextField("Name", text: $settings.name)
    }
}

struct Home_Previews: PreviewProvider {
    static var previews: some View {
        Home().environmentObject(Settings())
    }
}
// --- fixed Settings.swift
import Observation

@Observable
@MainActor
final class Settings: Identifiable {
    var name = ""
}
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    @Environment(Settings.self) private var settings

    var body: some View {
        @Bindable var settings = settings
        TextField("Name", text: $settings.name)
    }
}

struct Home_Previews: PreviewProvider {
    static var previews: some View {
        Home().environment(Settings())
    }
}
