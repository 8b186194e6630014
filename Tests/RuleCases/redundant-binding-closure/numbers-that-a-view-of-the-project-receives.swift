// The view receives the other kind of number, so a projection would not compile

import SwiftUI

struct Knob: View {
    @Binding var width: CGFloat
    @Binding var height: Double

    var body: some View {
        Button("More") {
            width += 1
            height += 1
        }
    }
}

struct Size: View {
    @State private var width = 1.0
    @State private var height: CGFloat = 1

    var body: some View {
        Knob(
            width: Binding(get: { width }, set: { width = $0 }),
            height: Binding(get: { height }, set: { height = $0 }))
    }
}
