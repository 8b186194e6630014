// Each value only moves the other one out of its way

import SwiftUI

struct RangeSliders: View {
    @State private var low = 0.0
    @State private var high = 1.0

    var body: some View {
        VStack {
            Slider(value: $low)
            Slider(value: $high)
        }
        .onChange(of: low) { high = max(high, low) }
        .onChange(of: high) { low = min(low, high) }
    }
}
