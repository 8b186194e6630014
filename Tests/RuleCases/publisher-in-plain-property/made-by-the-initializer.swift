// The initializer runs with each update of the caller, like the value of a property; a publisher that is passed stays

import Combine
import SwiftUI

struct Ticker: View {
    private let timer: Publishers.Autoconnect<Timer.TimerPublisher>
//              ^~~~~ info: Every update of 'Board' gives 'Ticker' a new 'timer', which restarts its interval; keep it with @State
    @State private var count = 0

    init() {
        timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    }

    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

struct Passed: View {
    private let timer: Publishers.Autoconnect<Timer.TimerPublisher>
    @State private var count = 0

    init(timer: Publishers.Autoconnect<Timer.TimerPublisher>) {
        self.timer = timer
    }

    init() {
        timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    }

    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

struct Kept: View {
    @State private var timer: Publishers.Autoconnect<Timer.TimerPublisher>
    @State private var count = 0

    init() {
        _timer = State(initialValue: Timer.publish(every: 1, on: .main, in: .common).autoconnect())
    }

    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

struct Board: View {
    @State private var taps = 0
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Ticker()
        Passed(timer: timer)
        Kept()
        Button("\(taps)") { taps += 1 }
    }
}
