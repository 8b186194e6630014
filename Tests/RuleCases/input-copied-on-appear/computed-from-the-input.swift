// An expression of the input, whose type the first value tells

import SwiftUI

struct Meter: View {
    let value: Double
    @State private var shown = 0.0

    var body: some View { Text("\(shown)").onAppear { shown = value * 2 } }
//                                                    ^~~~~~~~~~~~~~~~~ info: 'shown' copies 'value' only when 'Meter' appears, so it never shows later values
//                                                    suggested fix: Compute 'shown', because 'Meter' then shows later values too
}

struct Home: View {
    @State private var value = 0.0

    var body: some View {
        Meter(value: value)
        Slider(value: $value)
    }
}
// --- fixed
import SwiftUI

struct Meter: View {
    let value: Double
    private var shown: Double { value * 2 }

    var body: some View { Text("\(shown)") }
}

struct Home: View {
    @State private var value = 0.0

    var body: some View {
        Meter(value: value)
        Slider(value: $value)
    }
}
