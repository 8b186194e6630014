// Only constants are passed: they are taken, but a later one would not be

import SwiftUI

struct Countdown: View {
    @State var startDate = Date()
//             ^~~~~~~~~ info: 'startDate' is @State, which keeps the first value that it is given; what callers pass to 'Countdown' later is ignored
//             suggested fix: Remove @State from 'startDate', because 'Countdown' then shows later values too
//             suggested fix: Say that only the first 'startDate' counts, because 'Countdown' goes on ignoring later values

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
