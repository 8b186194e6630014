// Handed on as it is

import SwiftUI

struct Names: View {
    private var selection: Binding<Int?>
//              ^~~~~~~~~ info: 'selection' keeps a binding in a plain property, where SwiftUI may miss changes that 'Names' should show; declare it with @Binding
//              suggested fix: Declare 'selection' with @Binding, because every use of 'selection' is written differently then

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
// --- fixed
import SwiftUI

struct Names: View {
    @Binding private var selection: Int?

    init(selection: Binding<Int?>) {
        self._selection = selection
    }

    var body: some View {
        Chooser(selection: $selection)
    }
}

struct Chooser: View {
    @Binding var selection: Int?

    var body: some View {
        Button("None") { selection = nil }
    }
}
