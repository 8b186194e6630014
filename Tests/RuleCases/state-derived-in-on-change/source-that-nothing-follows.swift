// Only one of the two sources is followed, which a computed property changes

import SwiftUI

struct Home: View {
    @State private var first = 1
    @State private var second = 1
    @State private var sum = 0
//                     ^~~ hint: 'sum' is always computed from 'first' and 'second'; use a computed property, which is never one update late
//                     suggested fix: Compute 'sum', because 'sum' then changes one update earlier, and follows 'second' too

    var body: some View {
        Stepper("\(first)", value: $first)
        Stepper("\(second)", value: $second)
        Text("\(sum)")
            .onChange(of: first) { sum = first + second }
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    @State private var first = 1
    @State private var second = 1
    private var sum: Int { first + second }

    var body: some View {
        Stepper("\(first)", value: $first)
        Stepper("\(second)", value: $second)
        Text("\(sum)")
    }
}
