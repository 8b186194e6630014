// Code that uses the binding is commented out, so it may be there on purpose

import SwiftUI

struct Chart: View {
    let values: [Int]
    @Binding var position: Int
//               ^~~~~~~~ hint: 'Chart' never uses its @Binding 'position'; use it or remove it

    var body: some View {
        Text("\(values.count)")
        // Waits for the next system.
//            .chartScrollPosition(x: $position)
    }
}

struct Details: View {
    let values: [Int]
    @Binding var position: Int
//               ^~~~~~~~ info: 'Details' never uses its @Binding 'position'; remove it

    var body: some View {
        // Shows no position yet.
        Text("\(values.count)")
    }
}

struct Home: View {
    @State private var position = 0

    var body: some View {
        Chart(values: [1], position: $position)
        Details(values: [1], position: $position)
        Stepper("Position", value: $position)
    }
}
