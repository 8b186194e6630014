// A function of the view computes what it passes from state

import SwiftUI

struct Card: View {
    @State private var isOn: Bool

    init(isOn: Bool) { _isOn = State(initialValue: isOn) }

    var body: some View { Text(isOn ? "on" : "off") }
}

struct Home: View {
    let names: [String]
    @State private var selection: Set<String> = []

    var body: some View {
        ForEach(names, id: \.self) { name in
            Card(isOn: isSelected(name))
//                     ^~~~~~~~~~~~~~~~ info: 'Card' never shows later values of 'isOn', because @State keeps the first; make it a plain 'let'
//                     suggested fix: Make 'isOn' a plain 'let', because 'Card' then shows later values too
            Button("Select") { selection.insert(name) }
        }
    }

    private func isSelected(_ name: String) -> Bool { selection.contains(name) }
}
// --- fixed
import SwiftUI

struct Card: View {
    private let isOn: Bool

    init(isOn: Bool) { self.isOn = isOn }

    var body: some View { Text(isOn ? "on" : "off") }
}

struct Home: View {
    let names: [String]
    @State private var selection: Set<String> = []

    var body: some View {
        ForEach(names, id: \.self) { name in
            Card(isOn: isSelected(name))
            Button("Select") { selection.insert(name) }
        }
    }

    private func isSelected(_ name: String) -> Bool { selection.contains(name) }
}
