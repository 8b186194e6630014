// An initializer works with the timer before the view is there

import Combine
import SwiftUI

struct Ticker: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common)
//      ^~~~~ info: Every update of 'Board' gives 'Ticker' a new 'timer', which restarts its interval; keep it with @State
//      suggested fix: Keep 'timer' with @State and make it private, because 'timer' is used at Example.swift:8, before the view is installed

    init() {
        print(timer)
    }

    var body: some View { Text("").onReceive(timer) { _ in } }
}

struct Board: View {
    @Binding var taps: Int

    var body: some View {
        Group { Ticker() }
        Button("\(taps)") { taps += 1 }
    }
}
// --- fixed
import Combine
import SwiftUI

struct Ticker: View {
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common)

    init() {
        print(timer)
    }

    var body: some View { Text("").onReceive(timer) { _ in } }
}

struct Board: View {
    @Binding var taps: Int

    var body: some View {
        Group { Ticker() }
        Button("\(taps)") { taps += 1 }
    }
}
