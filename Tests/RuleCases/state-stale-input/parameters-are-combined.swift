// What several parameters add up to is computed only once

import SwiftUI

struct Total: View {
    @State private var total: Int

    init(price: Int, count: Int) {
        _total = State(initialValue: price * count)
    }

    var body: some View { Text("\(total)") }
}

struct Limited: View {
    @State private var value: Int

    init(value: Int, limit: Int) {
        _value = State(initialValue: min(value, limit))
    }

    var body: some View { Text("\(value)") }
}

struct Name: View {
    @State private var full: String

    init(first: String, last: String) {
        full = "\(first) \(last)"
    }

    var body: some View { Text(full) }
}

struct Home: View {
    @State private var count = 1
    @State private var last = ""

    var body: some View {
        Total(price: 3, count: count)
//                             ^~~~~ info: 'Total' never shows later values of 'total', because @State keeps the first; make it a plain 'let'
//                             suggested fix: Make 'total' a plain 'let', because 'Total' then shows later values too
        Limited(value: count, limit: 5)
//                     ^~~~~ info: 'Limited' never shows later values of 'value', because @State keeps the first; make it a plain 'let'
//                     suggested fix: Make 'value' a plain 'let', because 'Limited' then shows later values too
        Name(first: "A", last: last)
//                             ^~~~ info: 'Name' never shows later values of 'full', because @State keeps the first; make it a plain 'let'
//                             suggested fix: Make 'full' a plain 'let', because 'Name' then shows later values too
        Stepper("Count", value: $count)
        TextField("Last name", text: $last)
    }
}
// --- fixed
import SwiftUI

struct Total: View {
    private let total: Int

    init(price: Int, count: Int) {
        self.total = price * count
    }

    var body: some View { Text("\(total)") }
}

struct Limited: View {
    private let value: Int

    init(value: Int, limit: Int) {
        self.value = min(value, limit)
    }

    var body: some View { Text("\(value)") }
}

struct Name: View {
    private let full: String

    init(first: String, last: String) {
        full = "\(first) \(last)"
    }

    var body: some View { Text(full) }
}

struct Home: View {
    @State private var count = 1
    @State private var last = ""

    var body: some View {
        Total(price: 3, count: count)
        Limited(value: count, limit: 5)
        Name(first: "A", last: last)
        Stepper("Count", value: $count)
        TextField("Last name", text: $last)
    }
}
