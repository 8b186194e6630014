// A function of the caller returns the binding; without a binding, it would return a value

import SwiftUI

struct Radio: View {
    @Binding var isSelected: Bool
//               ^~~~~~~~~~ info: 'Radio' only reads its @Binding; 'let isSelected: Bool' is enough

    var body: some View { Text(isSelected ? "on" : "off") }
}

struct Addresses: View {
    @State private var chosen = ""

    var body: some View {
        Text(chosen)
        Radio(isSelected: isSelected("A"))
    }

    private func isSelected(_ address: String) -> Binding<Bool> { .constant(address == chosen) }
}
