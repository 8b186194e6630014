// An observer that sends, a published one in the same run, a helper that publishes, an initializer, an action, a clock

import SwiftUI

final class Model: ObservableObject {
    @Published var step = 0
    var told = 0 { willSet { objectWillChange.send() } }
    var sent = 0
    var text = ""
    var later = 0
    var id = 0
    var draft = 0
    let fixed = 1

    init() { set(3) }
    private func set(_ number: Int) { id = number; told = number }
    func send() { objectWillChange.send(); sent += 1 }
    func go() { step += 1; text = "\(step)" }
    func run() { later += 1; publish() }
    private func publish() { step += 1 }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("\(model.told) \(model.sent) \(model.text) \(model.later) \(model.fixed) \(model.step)")
        Button("Go") { model.draft += 1; print(model.draft); model.go() }
    }
}

final class Clock: ObservableObject {
    @Published var name = ""
    var ticks = 0
    func tick() { ticks += 1 }
}

struct ClockView: View {
    @ObservedObject var clock: Clock
    var body: some View { TimelineView(.animation) { _ in Text("\(clock.ticks)") } }
}
