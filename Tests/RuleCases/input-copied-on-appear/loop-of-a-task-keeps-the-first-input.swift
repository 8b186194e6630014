// A loop in a task works with the view's values of the time when the task started

import SwiftUI

struct Countdown: View {
    let deadline: Date
    @State private var left: TimeInterval = 0

    var body: some View {
        Text("\(left)").task {
            while !Task.isCancelled {
                left = deadline.timeIntervalSinceNow
//              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ info: Code that '.task' starts sets 'left' from the first 'deadline', not from later ones
//              suggested fix: Restart the task when 'deadline' changes, because the running task is canceled, and what it loaded stays until there is a new result
                try? await Task.sleep(nanoseconds: 1_000_000_000)
            }
        }
    }
}

struct Home: View {
    @State private var deadline = Date()

    var body: some View {
        Countdown(deadline: deadline)
        Button("Later") { deadline = Date() }
    }
}
// --- fixed
import SwiftUI

struct Countdown: View {
    let deadline: Date
    @State private var left: TimeInterval = 0

    var body: some View {
        Text("\(left)").task(id: deadline) {
            while !Task.isCancelled {
                left = deadline.timeIntervalSinceNow
                try? await Task.sleep(nanoseconds: 1_000_000_000)
            }
        }
    }
}

struct Home: View {
    @State private var deadline = Date()

    var body: some View {
        Countdown(deadline: deadline)
        Button("Later") { deadline = Date() }
    }
}
