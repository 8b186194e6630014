// A call creates the elements that it passes by the short form of their initializer

import SwiftUI

struct Slice: Identifiable {
    let id = UUID()
    let title: String
}

struct Pie: View {
    let slices: [Slice]

    var body: some View {
        ForEach(slices) { slice in Text(slice.title) }
//              ^~~~~~ hint: Every update re-creates each 'Slice' with a new 'id', so SwiftUI replaces all of them; use a stable id
    }
}

struct Home: View {
    @State private var names = ["a"]

    var body: some View {
        Button("Add") { names.append("b") }
        Pie(slices: names.map { .init(title: $0) })
    }
}
