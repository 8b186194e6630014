// A name with a capital is a property's where the type declares one, and a type's elsewhere
// also reported by: private-state, state-receives-argument

import SwiftUI

struct Rings: View {
    @State var RingOpacity: Double
    @State private var Shown = false
    @State private var Action: () -> Void = {}
    @State private var Unused = false
//                     ^~~~~~ hint: 'Rings' never uses its state 'Unused'; delete it
//                     suggested fix: Delete 'Unused', because code that is not written yet may use 'Unused'

    var body: some View {
        Circle()
            .stroke(Color.red.opacity(RingOpacity), lineWidth: 40)
            .opacity(Shown.description.isEmpty ? 1 : 0)
            .onAppear { Shown = true }
            .onTapGesture { Action() }
    }
}

struct Home: View {
    var body: some View { Rings(RingOpacity: 0.1) }
}
// --- fixed
import SwiftUI

struct Rings: View {
    @State var RingOpacity: Double
    @State private var Shown = false
    @State private var Action: () -> Void = {}

    var body: some View {
        Circle()
            .stroke(Color.red.opacity(RingOpacity), lineWidth: 40)
            .opacity(Shown.description.isEmpty ? 1 : 0)
            .onAppear { Shown = true }
            .onTapGesture { Action() }
    }
}

struct Home: View {
    var body: some View { Rings(RingOpacity: 0.1) }
}
