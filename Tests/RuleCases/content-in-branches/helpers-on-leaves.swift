// A text has nothing to lose, a constant never changes, and a helper that keeps the view in one place loses nothing

import SwiftUI

extension View {
    @ViewBuilder func when<V: View>(_ on: Bool, _ change: (Self) -> V) -> some View {
        if on { change(self) } else { self }
    }

    func dimmed(_ on: Bool) -> some View { opacity(on ? 0.5 : 1) }
}

struct Field: View {
    static let isPad = true
    @State private var on = false
    @State private var text = ""

    var body: some View {
        Text("a").when(on) { $0.padding(8) }
        TextField("Name", text: $text).when(Self.isPad) { $0.padding(8) }
        TextField("Name", text: $text).when(true) { $0.padding(8) }
        TextField("Name", text: $text).dimmed(on)
        Button("On") { on.toggle() }
    }
}
