// A function outside of types creates the elements

import SwiftUI

private struct Sample: Identifiable {
    let id = UUID()
    let value: Int
}

private func samples(of values: [Int]) -> [Sample] {
    var result: [Sample] = []
    for value in values { result.append(Sample(value: value)) }
    return result
}

struct Chart: View {
    let values: [Int]
    private var all: [Sample] { samples(of: values) }

    var body: some View {
        ForEach(all) { Text("\($0.value)") }
//              ^~~ hint: Every update re-creates each 'Sample' with a new 'id', so SwiftUI replaces all of them; use a stable id
    }
}

struct Loader: View {
    let values: [Int]
    @State private var loaded: [Sample] = []

    var body: some View {
        ForEach(loaded) { Text("\($0.value)") }
            .onAppear { loaded = samples(of: values) }
    }
}
