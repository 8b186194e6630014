// What is done with the value of an event does not get at the view

import Combine
import SwiftUI

struct Ticker: View {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
//              ^~~~~ info: Every update of 'Home' gives 'Ticker' a new 'timer', which restarts its interval; keep it with @State
//              safe fix: Keep 'timer' with @State

    var body: some View { Text("").onReceive(timer) { _ in } }
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
        Ticker().onChange(of: count) { _, new in print(new) }
    }
}
// --- fixed
import Combine
import SwiftUI

struct Ticker: View {
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View { Text("").onReceive(timer) { _ in } }
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
        Ticker().onChange(of: count) { _, new in print(new) }
    }
}
