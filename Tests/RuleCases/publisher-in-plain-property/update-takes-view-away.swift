// A caller that is updated only by what its condition asks for, or only with those that present it, keeps no such view
// also reported by: binding-never-written

import Combine
import SwiftUI

struct Clock: View {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var seconds = 0
    var body: some View { Text("\(seconds)").onReceive(timer) { _ in seconds += 1 } }
}

struct Watch: View {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
//              ^~~~~ info: Every update of 'Laps' gives 'Watch' a new 'timer', which restarts its interval; keep it with @State
//              safe fix: Keep 'timer' with @State
    @State private var seconds = 0
    var body: some View { Text("\(seconds)").onReceive(timer) { _ in seconds += 1 } }
}

struct Start: View {
    @State private var isRunning = false

    var body: some View {
        Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
        if isRunning { Clock() }
    }
}

struct Laps: View {
    @State private var isRunning = false
    @State private var laps = 0

    var body: some View {
        Button("\(laps)") { laps += 1 }
        Toggle("Run", isOn: $isRunning)
        if isRunning { Watch() }
    }
}

struct Alarm: View {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var seconds = 0
    var body: some View { Text("\(seconds)").onReceive(timer) { _ in seconds += 1 } }
}

struct AlarmSheet: View {
    @Binding var title: String
    var body: some View { Alarm().navigationTitle(title) }
}

struct Night: View {
    @State private var isShown = false
    @State private var title = ""

    var body: some View {
        Button(title) { isShown = true }
            .sheet(isPresented: $isShown) { AlarmSheet(title: $title) }
    }
}
// --- fixed
import Combine
import SwiftUI

struct Clock: View {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var seconds = 0
    var body: some View { Text("\(seconds)").onReceive(timer) { _ in seconds += 1 } }
}

struct Watch: View {
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var seconds = 0
    var body: some View { Text("\(seconds)").onReceive(timer) { _ in seconds += 1 } }
}

struct Start: View {
    @State private var isRunning = false

    var body: some View {
        Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
        if isRunning { Clock() }
    }
}

struct Laps: View {
    @State private var isRunning = false
    @State private var laps = 0

    var body: some View {
        Button("\(laps)") { laps += 1 }
        Toggle("Run", isOn: $isRunning)
        if isRunning { Watch() }
    }
}

struct Alarm: View {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var seconds = 0
    var body: some View { Text("\(seconds)").onReceive(timer) { _ in seconds += 1 } }
}

struct AlarmSheet: View {
    @Binding var title: String
    var body: some View { Alarm().navigationTitle(title) }
}

struct Night: View {
    @State private var isShown = false
    @State private var title = ""

    var body: some View {
        Button(title) { isShown = true }
            .sheet(isPresented: $isShown) { AlarmSheet(title: $title) }
    }
}
