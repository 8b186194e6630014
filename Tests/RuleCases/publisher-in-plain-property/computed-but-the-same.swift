// A computed property that gives the same timer, one that no body receives, and a view that nothing updates

import Combine
import SwiftUI

struct Shared: View {
    static let all = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0
    private var timer: Publishers.Autoconnect<Timer.TimerPublisher> { Self.all }
    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

final class Clock: ObservableObject {
    var ticks: Publishers.Autoconnect<Timer.TimerPublisher> {
        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    }
}

struct Action: View {
    @State private var count = 0
    @State private var running: AnyCancellable?
    private var timer: Publishers.Autoconnect<Timer.TimerPublisher> {
        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    }
    var body: some View {
        Button("\(count)") { running = timer.sink { _ in count += 1 } }
    }
}

struct Still: View {
    private var timer: Publishers.Autoconnect<Timer.TimerPublisher> {
        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    }
    var body: some View { Text("").onReceive(timer) { _ in print("tick") } }
}
