// The caller computes the value from its state

import SwiftUI

struct Ring: View {
    @State var progress: Double
//             ^~~~~~~~ warning: 'Ring' never shows later values of 'progress', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'progress' a plain 'let', because 'Ring' then shows later values too

    var body: some View { Text("\(progress)") }
}

struct Home: View {
    @State private var done = 0
    @State private var total = 3

    var body: some View {
        Ring(progress: Double(done) / Double(total))
        Button("Done") { done += 1; total += 1 }
    }
}
// --- fixed
import SwiftUI

struct Ring: View {
    let progress: Double

    var body: some View { Text("\(progress)") }
}

struct Home: View {
    @State private var done = 0
    @State private var total = 3

    var body: some View {
        Ring(progress: Double(done) / Double(total))
        Button("Done") { done += 1; total += 1 }
    }
}
