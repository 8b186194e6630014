// A property with a wrapper cannot be nonisolated
// needs manual work: remove 'nonisolated'

import Combine
import SwiftUI

struct Clock: View {
    nonisolated let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
//                  ^~~~~ info: Every update of 'Parent' gives 'Clock' a new 'timer', which restarts its interval; keep it with @State
//                  suggested fix: Keep 'timer' with @State and make it private, because 'timer' is nonisolated
    @State private var now = Date()

    var body: some View {
        Text("\(now)").onReceive(timer) { now = $0 }
    }
}

struct Parent: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
        Clock()
    }
}
// --- fixed
import Combine
import SwiftUI

struct Clock: View {
    @State private nonisolated var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var now = Date()

    var body: some View {
        Text("\(now)").onReceive(timer) { now = $0 }
    }
}

struct Parent: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
        Clock()
    }
}
