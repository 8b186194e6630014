// Handed on as it is

import SwiftUI

struct Names: View {
    private var selection: Binding<Int?>

    init(selection: Binding<Int?>) {
        self.selection = selection
    }

    var body: some View {
        Chooser(selection: selection)
    }
}

struct Chooser: View {
    @Binding var selection: Int?

    var body: some View {
        Button("None") { selection = nil }
    }
}
