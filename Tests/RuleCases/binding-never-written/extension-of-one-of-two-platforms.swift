// An extension in another file may be of either platform's declaration

// --- Panel.swift
import Observation
import SwiftUI

@Observable final class Updater {
    var isShown = false
}

#if os(macOS)
struct Panel: View {
    @Binding var title: String
    var body: some View { Text(title) }
}
#else
struct Panel: View {
    var body: some View { Text("None") }
}
#endif
// --- Panel+Title.swift
import SwiftUI

extension Panel {
    func clear() { title = "" }
}
