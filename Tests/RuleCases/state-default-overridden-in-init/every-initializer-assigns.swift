// Every initializer assigns it, one of them through the storage
// also reported by: state-stale-input

import SwiftUI

struct Card: View {
    @State private var count: Int = 0
    @Binding var isOn: Bool

    init(isOn: Binding<Bool>, count: Int) {
        self.count = count
//           ^~~~~ warning: Xcode 27 rejects assigning 'count' before 'isOn' is set; remove the initial value of 'count'
//           safe fix: Remove the initial value of 'count'
//           suggested fix: Set '_count' to 'State(initialValue:)', because the initial value of 'count' is then unused
        _isOn = isOn
    }

    init(isOn: Binding<Bool>) {
        _count = State(initialValue: 1)
        _isOn = isOn
    }

    init() {
        self.init(isOn: .constant(true))
    }

    var body: some View {
        Toggle("\(count)", isOn: $isOn)
    }
}
// --- fixed
import SwiftUI

struct Card: View {
    @State private var count: Int
    @Binding var isOn: Bool

    init(isOn: Binding<Bool>, count: Int) {
        self.count = count
        _isOn = isOn
    }

    init(isOn: Binding<Bool>) {
        _count = State(initialValue: 1)
        _isOn = isOn
    }

    init() {
        self.init(isOn: .constant(true))
    }

    var body: some View {
        Toggle("\(count)", isOn: $isOn)
    }
}
