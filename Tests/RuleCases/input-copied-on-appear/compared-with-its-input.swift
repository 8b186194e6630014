// A copy that is compared with its input is meant to keep the first value

import SwiftUI

struct Gain: View {
    let score: Int
    @State private var before = 0
    @State private var reference = 0

    var body: some View {
        Text("+\(score - before)")
            .foregroundColor(reference < score ? .red : .blue)
            .onAppear {
                before = score
                reference = score
            }
    }
}

struct Home: View {
    @State private var score = 1

    var body: some View {
        Gain(score: score)
        Stepper("\(score)", value: $score)
    }
}
