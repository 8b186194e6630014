// State begins before the view has its inputs, so that only a person can say what keeps the timer

import Combine
import SwiftUI

struct Given: View {
    let interval: Double
    @State private var count = 0
    private var timer: AnyPublisher<Date, Never> {
//              ^~~~~ info: Every run of 'body' in 'Given' gives '.onReceive' a new 'timer', which restarts its interval; keep it with @State
        get { return Timer.publish(every: interval, on: .main, in: .common).autoconnect().eraseToAnyPublisher() }
    }

    var body: some View {
        Text("\(count)").onReceive(self.timer) { _ in count += 1 }
    }
}

struct Shown: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

extension Shown {
    var timer: Publishers.Autoconnect<Timer.TimerPublisher> {
//      ^~~~~ info: Every run of 'body' in 'Shown' gives '.onReceive' a new 'timer', which restarts its interval; keep it with @State
        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    }
}
