// What several parameters add up to is only where people start, or comes from elsewhere

import SwiftUI

struct Amount: View {
    @State private var amount: Int

    init(price: Int, count: Int) {
        _amount = State(initialValue: price * count)
    }

    var body: some View { Stepper("\(amount)", value: $amount) }
}

struct Loaded: View {
    @State private var text: String

    init(key: String, bundle: String) {
        _text = State(initialValue: load(key, bundle))
    }

    var body: some View { Text(text) }
}

func load(_ key: String, _ bundle: String) -> String { "" }

struct Home: View {
    @State private var count = 1
    @State private var key = ""

    var body: some View {
        Amount(price: 3, count: count)
        Loaded(key: key, bundle: "main")
        Stepper("Count", value: $count)
        TextField("Key", text: $key)
    }
}
