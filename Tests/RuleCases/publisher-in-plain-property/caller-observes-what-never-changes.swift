// The caller observes an object that never announces a change, so nothing updates it

import Combine
import SwiftUI

final class Connection: ObservableObject {
    private var client = 0
    func connect() { client += 1 }
}

final class Session: ObservableObject {
    @Published var name = ""
    func rename() { name = "a" }
}

struct Clock: View {
    let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
    @State private var ticks = 0
    var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
}

struct Home: View {
    @EnvironmentObject var connection: Connection
    var body: some View { Clock() }
}

struct Watch: View {
    let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
//      ^~~~~ info: Every update of 'Profile' gives 'Watch' a new 'timer', which restarts its interval; keep it with @State
//      safe fix: Keep 'timer' with @State and make it private
    @State private var ticks = 0
    var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
}

struct Profile: View {
    @EnvironmentObject var session: Session
    var body: some View { Watch() }
}
// --- fixed
import Combine
import SwiftUI

final class Connection: ObservableObject {
    private var client = 0
    func connect() { client += 1 }
}

final class Session: ObservableObject {
    @Published var name = ""
    func rename() { name = "a" }
}

struct Clock: View {
    let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
    @State private var ticks = 0
    var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
}

struct Home: View {
    @EnvironmentObject var connection: Connection
    var body: some View { Clock() }
}

struct Watch: View {
    @State private var timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
    @State private var ticks = 0
    var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
}

struct Profile: View {
    @EnvironmentObject var session: Session
    var body: some View { Watch() }
}
