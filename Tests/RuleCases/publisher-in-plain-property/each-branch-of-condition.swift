// Each branch of the compilation condition creates a timer

import Combine
import SwiftUI

struct Ticker: View {
    #if os(iOS)
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
//              ^~~~~ info: Every update of 'Board' gives 'Ticker' a new 'timer', which restarts its interval; keep it with @State
//              suggested fix: Keep 'timer' with @State, because 'timer' is declared in several '#if' branches
    #else
    private let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()
//              ^~~~~ info: Every update of 'Board' gives 'Ticker' a new 'timer', which restarts its interval; keep it with @State
//              suggested fix: Keep 'timer' with @State, because 'timer' is declared in several '#if' branches
    #endif
    @State private var count = 0

    var body: some View {
        Text("\(count)").onReceive(timer) { _ in count += 1 }
    }
}

struct Board: View {
    @State private var taps = 0

    var body: some View {
        Ticker()
        Button("\(taps)") { taps += 1 }
    }
}
// --- fixed
import Combine
import SwiftUI

struct Ticker: View {
    #if os(iOS)
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    #else
    @State private var timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()
    #endif
    @State private var count = 0

    var body: some View {
        Text("\(count)").onReceive(timer) { _ in count += 1 }
    }
}

struct Board: View {
    @State private var taps = 0

    var body: some View {
        Ticker()
        Button("\(taps)") { taps += 1 }
    }
}
