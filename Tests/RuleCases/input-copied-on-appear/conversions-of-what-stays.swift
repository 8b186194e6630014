// Refreshed, edited, meant as the first value, or the same for every call
// also reported by: state-derived-in-on-change

import SwiftUI

struct Fresh: View {
    let price: Double
    @State private var label = ""

    var body: some View {
        Text(label)
            .onAppear { label = String(price) }
            .onChange(of: price) { label = String(price) }
    }
}

struct Draft: View {
    let title: String
    @State private var text = ""
    var body: some View { TextField("", text: $text).onAppear { text = title.uppercased() } }
}

struct Start: View {
    let initialPrice: Double
    @State private var label = ""
    var body: some View { Text(label).onAppear { label = String(initialPrice) } }
}

struct Once: View {
    let price: Double
    @State private var label = ""
    var body: some View { Text(label).onAppear { if label.isEmpty { label = String(price) } } }
}

struct Same: View {
    let price: Double
    @State private var label = ""
    var body: some View { Text(label).onAppear { label = String(price) } }
}

struct Home: View {
    @State private var price = 1.0
    @State private var title = ""

    var body: some View {
        Fresh(price: price)
        Draft(title: title)
        Start(initialPrice: price)
        Once(price: price)
        Same(price: 3)
        Slider(value: $price)
        TextField("", text: $title)
    }
}
