// What a function makes of the input that is the same each time is a copy, of which another rule tells
// also reported by: input-copied-on-appear

import SwiftUI

struct PriceTag: View {
    let price: Double
    let names: [String]
    @State private var label = ""
    @State private var rows: [String] = []

    var body: some View {
        Text(label)
            .onAppear { label = String(price) }
        Text(rows.joined())
            .onAppear { rows = load(names) }
//           ^~~~~~~~ warning: 'PriceTag' reads 'names' in '.onAppear' when it appears; the work does not restart when a caller passes a new value
    }

    private func load(_ names: [String]) -> [String] { names.sorted() }
}

struct Home: View {
    @State private var price = 1.0
    @State private var names = [""]

    var body: some View {
        PriceTag(price: price, names: names)
        Slider(value: $price)
        Button("More") { names.append("") }
    }
}
