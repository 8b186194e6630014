// An extension in another file may be of either platform's declaration

// --- Panel.swift
import Observation
import SwiftUI

@Observable final class Updater {
    var isShown = false
}

#if os(macOS)
struct Panel: View {
    @Bindable var updater: Updater
    var body: some View { Text(updater.isShown ? "New" : "None") }
}
#else
struct Panel: View {
    var body: some View { Text("None") }
}
#endif
// --- Panel+Title.swift
import SwiftUI

extension Panel {
    var toggle: some View { Toggle("New", isOn: $updater.isShown) }
}
