// The editor works on a copy and hands it out when people save
// also reported by: private-state

import SwiftUI

struct Filter: View {
    @State var start: Int
    var onSubmit: (Int) -> Void

    var body: some View {
        Stepper("Start", value: $start)
        Button("Filter") { onSubmit(start) }
    }
}

struct Home: View {
    @State private var start = 1

    var body: some View {
        Filter(start: start) { start = $0 }
    }
}
