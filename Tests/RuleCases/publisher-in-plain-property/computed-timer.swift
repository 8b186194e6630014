// A computed property makes another timer each time that the body reads it

import Combine
import SwiftUI

struct Spin: View {
    @State private var count = 0
    private var timer: Publishers.Autoconnect<Timer.TimerPublisher> {
//              ^~~~~ info: Every run of 'body' in 'Spin' gives '.onReceive' a new 'timer', which restarts its interval; keep it with @State
//              suggested fix: Keep 'timer' with @State, because the timer then starts when the view appears, not on every update
        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    }

    var body: some View {
        Text("\(count)").onReceive(timer) { _ in count += 1 }
    }
}
// --- fixed
import Combine
import SwiftUI

struct Spin: View {
    @State private var count = 0
    @State private var timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("\(count)").onReceive(timer) { _ in count += 1 }
    }
}
