// Read by an extension in another file, so private would not compile: no fix

// --- Pressed.swift
import SwiftUI

struct Pressed: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled
//                                ^~~~~~~~~ hint: 'isEnabled' cannot be private while Pressed+Color.swift uses it; move that code to this file

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}
// --- Pressed+Color.swift
import SwiftUI

extension Pressed {
    var title: String { isEnabled ? "On" : "Off" }
}
