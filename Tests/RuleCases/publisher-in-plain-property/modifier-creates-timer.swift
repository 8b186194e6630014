// A view modifier is created again with each update, like a view

import Combine
import SwiftUI

struct Blink: ViewModifier {
    private let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
//              ^~~~~ info: Every update of 'Board' gives 'Blink' a new 'timer', which restarts its interval; keep it with @State
//              safe fix: Keep 'timer' with @State
    @State private var isOn = false

    func body(content: Content) -> some View {
        content.opacity(isOn ? 1 : 0.5).onReceive(timer) { _ in isOn.toggle() }
    }
}

struct Board: View {
    @State private var taps = 0

    var body: some View {
        Button("\(taps)") { taps += 1 }.modifier(Blink())
    }
}
// --- fixed
import Combine
import SwiftUI

struct Blink: ViewModifier {
    @State private var timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
    @State private var isOn = false

    func body(content: Content) -> some View {
        content.opacity(isOn ? 1 : 0.5).onReceive(timer) { _ in isOn.toggle() }
    }
}

struct Board: View {
    @State private var taps = 0

    var body: some View {
        Button("\(taps)") { taps += 1 }.modifier(Blink())
    }
}
