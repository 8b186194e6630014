// No binding leads to the value, so the view has to update its copy

import SwiftUI

struct Counter: View {
    @State private var count: Int

    init(range: ClosedRange<Int>) { _count = State(initialValue: range.upperBound) }

    var body: some View { Button("\(count)") { count += 1 } }
}

struct Home: View {
    @State private var limit = 3

    var body: some View {
        Counter(range: 0...limit)
//                     ^~~~~~~~~ info: 'Counter' keeps its first 'count' when the caller's value changes; update it in '.onChange(of:)'
        Stepper("Limit", value: $limit)
    }
}
