// The binding is handed on to a view that replaces the object, through one that does not

import SwiftUI

final class Bottle: ObservableObject {
    @Published var name = ""
}

struct BottleView: View {
    @Binding var bottle: Bottle

    var body: some View {
        Text(bottle.name)
        BottleSettings(bottle: $bottle)
    }
}

struct BottleSettings: View {
    @Binding var bottle: Bottle

    var body: some View {
        Text(bottle.name)
        ResetButton(bottle: $bottle)
    }
}

struct ResetButton: View {
    @Binding var bottle: Bottle

    var body: some View {
        Button("Reset") { bottle = Bottle() }
    }
}
