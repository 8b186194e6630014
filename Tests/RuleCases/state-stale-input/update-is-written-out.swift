// `count = count + 1` is `count += 1`, and `isOn = !isOn` is `isOn.toggle()`

import SwiftUI

struct Counter: View {
    @State private var count: Int
    init(start: Int) { _count = State(initialValue: start) }
    var body: some View { Button("\(count)") { count = count + 1 } }
}

struct Switch: View {
    @State private var isOn: Bool
    init(isOn: Bool) { _isOn = State(initialValue: isOn) }
    var body: some View { Button(isOn ? "On" : "Off") { self.isOn = !self.isOn } }
}

struct Home: View {
    @State private var round = 0
    var body: some View {
        Counter(start: round)
//                     ^~~~~ info: 'Counter' keeps its first 'count' when the caller's value changes; use a @Binding
//                     suggested fix: Bind 'count' to the caller's value, because changes to 'count' in 'Counter' then also change the caller's value
//                     suggested fix: Give 'Counter' a new identity when 'round' changes, because a new identity resets all state and focus in 'Counter' and does not animate the change
        Switch(isOn: round > 1)
//                   ^~~~~~~~~ info: 'Switch' keeps its first 'isOn' when the caller's value changes; update it in '.onChange(of:)'
//                   suggested fix: Give 'Switch' a new identity when 'round > 1' changes, because a new identity resets all state and focus in 'Switch' and does not animate the change
        Button("Next") { round += 1 }
    }
}
// --- fixed
import SwiftUI

struct Counter: View {
    @Binding private var count: Int
    init(start: Binding<Int>) { _count = start }
    var body: some View { Button("\(count)") { count = count + 1 } }
}

struct Switch: View {
    @State private var isOn: Bool
    init(isOn: Bool) { _isOn = State(initialValue: isOn) }
    var body: some View { Button(isOn ? "On" : "Off") { self.isOn = !self.isOn } }
}

struct Home: View {
    @State private var round = 0
    var body: some View {
        Counter(start: $round)
        Switch(isOn: round > 1).id(round > 1)
        Button("Next") { round += 1 }
    }
}
