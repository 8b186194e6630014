// The fix computes what was copied

import SwiftUI

struct PriceTag: View {
    let price: Double
    @State private var label = ""

    var body: some View {
        Text(label)
            .onAppear { label = String(price) }
//                      ^~~~~~~~~~~~~~~~~~~~~ info: 'label' copies 'price' only when 'PriceTag' appears, so it never shows later values
//                      suggested fix: Compute 'label', because 'PriceTag' then shows later values too
    }
}

struct Home: View {
    @State private var price = 1.0

    var body: some View {
        PriceTag(price: price)
        Slider(value: $price)
    }
}
// --- fixed
import SwiftUI

struct PriceTag: View {
    let price: Double
    private var label: String { String(price) }

    var body: some View {
        Text(label)
    }
}

struct Home: View {
    @State private var price = 1.0

    var body: some View {
        PriceTag(price: price)
        Slider(value: $price)
    }
}
