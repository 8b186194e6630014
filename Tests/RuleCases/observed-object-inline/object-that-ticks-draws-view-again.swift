// An object that tells of changes over time draws the view again, even if the view reads nothing of it

import SwiftUI

final class Clock: ObservableObject {
    private var timer: Timer?
    init() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.objectWillChange.send() }
    }
}

final class Silent: ObservableObject {
    var name = ""
}

struct ClockView: View {
    @ObservedObject private var clock = Clock()
//                              ^~~~~ warning: Every update of the parent re-creates 'clock' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'clock' with @StateObject
    @ObservedObject private var silent = Silent()
//                              ^~~~~~ warning: 'ClockView' never uses 'silent', which every update of the parent re-creates; delete it
//                              safe fix: Keep 'silent' with @StateObject
//                              suggested fix: Delete 'silent', because 'silent' may keep something alive on purpose
    var body: some View { Text("\(Date())") }
}

struct Home: View {
    @State private var isOn = false
    var body: some View {
        Toggle("On", isOn: $isOn)
        ClockView()
    }
}
// --- fixed
import SwiftUI

final class Clock: ObservableObject {
    private var timer: Timer?
    init() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.objectWillChange.send() }
    }
}

final class Silent: ObservableObject {
    var name = ""
}

struct ClockView: View {
    @StateObject private var clock = Clock()
    @StateObject private var silent = Silent()
    var body: some View { Text("\(Date())") }
}

struct Home: View {
    @State private var isOn = false
    var body: some View {
        Toggle("On", isOn: $isOn)
        ClockView()
    }
}
