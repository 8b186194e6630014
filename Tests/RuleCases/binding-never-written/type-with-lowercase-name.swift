// Calls of a type with a lowercase name look like function calls, so not all callers can be changed

import SwiftUI

struct menuRow: View {
    @Binding var selected: Int
//               ^~~~~~~~ info: 'menuRow' only reads its @Binding; 'let selected: Int' is enough

    var body: some View {
        Text("\(selected)")
    }
}

struct Menu: View {
    @State private var selected = 0

    var body: some View {
        Stepper("Row", value: $selected)
        menuRow(selected: $selected)
    }
}
