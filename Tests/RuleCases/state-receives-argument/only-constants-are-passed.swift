// Only constants are passed: they are taken, but a later one would not be

import SwiftUI

struct Countdown: View {
    @State var startDate = Date()
//             ^~~~~~~~~ info: 'Countdown' never sets 'startDate', so @State only keeps its first value; remove @State
//             suggested fix: Remove @State from 'startDate', because 'Countdown' then shows later values too

    var body: some View {
        Text("\(startDate)")
    }
}

struct Home: View {
    var body: some View {
        Countdown(startDate: .distantPast)
    }
}
// --- fixed
import SwiftUI

struct Countdown: View {
    var startDate = Date()

    var body: some View {
        Text("\(startDate)")
    }
}

struct Home: View {
    var body: some View {
        Countdown(startDate: .distantPast)
    }
}
