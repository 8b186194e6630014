// A variable is declared before statements, and 'return' is added only before an expression

import SwiftUI

final class Settings: ObservableObject {
//          ^~~~~~~~ hint: 'Settings' can be an @Observable class, so views update only for the properties that they read
//          suggested fix: Migrate 'Settings' to @Observable, because views then update only when a property that they read changes, and this edits 13 places in this file
    @Published var name = ""
    @Published var names: [String] = []
}

struct Home: View {
    @EnvironmentObject private var settings: Settings

    var body: some View { field }

    var field: some View { TextField("Name", text: $settings.name) }

    var binding: Binding<String> {
        get { $settings.name }
    }

    func isEmpty() -> Bool {
        if $settings.name.wrappedValue.isEmpty { return true } else { return false }
    }

    func row(_ index: Int) -> some View {
        switch index {
        case 0: return AnyView(TextField("Name", text: $settings.name))
        default: return AnyView(Text(""))
        }
    }

    func chosen(_ isFirst: Bool) -> Binding<String> {
        if isFirst { $settings.name } else { .constant("") }
    }

    func clear() {
        if !settings.name.isEmpty { reset($settings.name) }
    }

    func clearAll() {
        for name in $settings.names { reset(name) }
    }

    func reset(_ text: Binding<String>) { text.wrappedValue = "" }
}
// --- fixed
import SwiftUI

@Observable final class Settings {
    var name = ""
    var names: [String] = []
}

struct Home: View {
    @Environment(Settings.self) private var settings

    var body: some View { field }

    var field: some View { @Bindable var settings = settings; return TextField("Name", text: $settings.name) }

    var binding: Binding<String> {
        get { @Bindable var settings = settings; return $settings.name }
    }

    func isEmpty() -> Bool {
        @Bindable var settings = settings
        if $settings.name.wrappedValue.isEmpty { return true } else { return false }
    }

    func row(_ index: Int) -> some View {
        @Bindable var settings = settings
        switch index {
        case 0: return AnyView(TextField("Name", text: $settings.name))
        default: return AnyView(Text(""))
        }
    }

    func chosen(_ isFirst: Bool) -> Binding<String> {
        @Bindable var settings = settings
        return if isFirst { $settings.name } else { .constant("") }
    }

    func clear() {
        @Bindable var settings = settings
        if !settings.name.isEmpty { reset($settings.name) }
    }

    func clearAll() {
        @Bindable var settings = settings
        for name in $settings.names { reset(name) }
    }

    func reset(_ text: Binding<String>) { text.wrappedValue = "" }
}
