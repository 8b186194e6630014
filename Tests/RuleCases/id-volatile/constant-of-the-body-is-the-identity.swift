// A constant of the body is a new value on each update

import SwiftUI

struct Grid: View {
    @State private var count = 3

    var body: some View {
        let identity = UUID()
        ScrollView { Text("\(count)") }.id(identity)
//                                         ^~~~~~~~ warning: '.id(identity)' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                         suggested fix: Remove '.id(identity)', because the view may be reset on purpose
        Stepper("Columns", value: $count)
    }
}
// --- fixed
import SwiftUI

struct Grid: View {
    @State private var count = 3

    var body: some View {
        let identity = UUID()
        ScrollView { Text("\(count)") }
        Stepper("Columns", value: $count)
    }
}
