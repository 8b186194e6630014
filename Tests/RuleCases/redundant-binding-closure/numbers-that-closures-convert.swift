// A closure converts between CGFloat and Double, a projection does not

import SwiftUI

struct Knob: View {
    @Binding var value: CGFloat

    var body: some View {
        Button("More") { value += 1 }
    }
}

struct Size: View {
    @State private var size: CGFloat = 1

    var body: some View {
        Knob(value: Binding(get: { size }, set: { size = $0 }))
//                  ^~~~~~~ hint: This binding only reads and writes 'size'; use '$size'
//                  suggested fix: Use '$size', because closures convert between 'CGFloat' and 'Double', but '$size' does not
        Slider(value: Binding<Double>(get: { size }, set: { size = $0 }))
    }
}
// --- fixed
import SwiftUI

struct Knob: View {
    @Binding var value: CGFloat

    var body: some View {
        Button("More") { value += 1 }
    }
}

struct Size: View {
    @State private var size: CGFloat = 1

    var body: some View {
        Knob(value: $size)
        Slider(value: Binding<Double>(get: { size }, set: { size = $0 }))
    }
}
