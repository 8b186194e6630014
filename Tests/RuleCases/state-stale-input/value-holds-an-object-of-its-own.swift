// A value that is built with an object of its own would begin with another one at each update

import SwiftUI

final class Clock {
    var ticks = 0
}

struct Setup {
    let clock: Clock
    let title: String
}

struct Plain {
    let title: String
}

struct Card: View {
    @State private var setup: Setup
    @State private var plain: Plain

    init(title: String, caption: String) {
//                      ^~~~~~~ hint: 'Card' never shows later values of 'plain', because @State keeps the first; make it a plain 'let'
//                      suggested fix: Make 'plain' a plain 'let', because 'Card' then shows later values too
        _setup = State(initialValue: Setup(clock: Clock(), title: title))
        _plain = State(initialValue: Plain(title: caption))
    }

    var body: some View { Text(setup.title + plain.title).onTapGesture { setup.clock.ticks += 1 } }
}
// --- fixed
import SwiftUI

final class Clock {
    var ticks = 0
}

struct Setup {
    let clock: Clock
    let title: String
}

struct Plain {
    let title: String
}

struct Card: View {
    @State private var setup: Setup
    private let plain: Plain

    init(title: String, caption: String) {
        _setup = State(initialValue: Setup(clock: Clock(), title: title))
        self.plain = Plain(title: caption)
    }

    var body: some View { Text(setup.title + plain.title).onTapGesture { setup.clock.ticks += 1 } }
}
