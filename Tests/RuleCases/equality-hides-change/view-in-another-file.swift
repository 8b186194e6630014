// The value, the object that changes it and the view that shows it stand in three files

// --- Lap.swift
struct Lap: Hashable {
    let name: String
    var isOver = false
    var key: String { name }

    static func == (a: Lap, b: Lap) -> Bool { a.key == b.key }
//              ^~ warning: '==' of 'Lap' leaves out 'isOver', so 'LapView' does not update when only 'isOver' changes
//              suggested fix: Compare 'isOver' too, because two values of 'Lap' that differ only in 'isOver' are then different
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
// --- Clock.swift
import SwiftUI

@Observable final class Clock {
    var lap = Lap(name: "first")
    func stop() { lap.isOver.toggle() }
}
// --- LapView.swift
import SwiftUI

struct LapView: View {
    let lap: Lap
    var body: some View { Text(lap.isOver ? "over" : lap.name) }
}

struct ClockView: View {
    let clock: Clock

    var body: some View {
        LapView(lap: clock.lap)
        Button("Stop") { clock.stop() }
    }
}
// --- fixed Lap.swift
struct Lap: Hashable {
    let name: String
    var isOver = false
    var key: String { name }

    static func == (a: Lap, b: Lap) -> Bool { a.key == b.key && a.isOver == b.isOver }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
