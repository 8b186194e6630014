// The initializer and the effect copy the same input, and the timer that should follow keeps the first one
// needs manual work: the timer has to start again for each value

import SwiftUI

struct Countdown: View {
    let deadline: Date
    @State private var left: TimeInterval

    init(deadline: Date) {
        self.deadline = deadline
        _left = State(initialValue: deadline.timeIntervalSinceNow)
    }

    var body: some View { Text("\(left)").onAppear(perform: start) }

    private func start() {
        left = deadline.timeIntervalSinceNow
//      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ hint: 'left' copies 'deadline.timeIntervalSinceNow' only when 'Countdown' appears, so it never shows later values
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in left = deadline.timeIntervalSinceNow }
    }
}

struct Home: View {
    @State private var deadline = Date()

    var body: some View {
        Countdown(deadline: deadline)
        Button("Later") { deadline = Date() }
    }
}
