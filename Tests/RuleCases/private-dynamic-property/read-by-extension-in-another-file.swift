// Read by an extension in another file, so private would not compile: no fix

// --- Pressed.swift
import SwiftUI

struct Pressed: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}
// --- Pressed+Color.swift
import SwiftUI

extension Pressed {
    var title: String { isEnabled ? "On" : "Off" }
}
