// Only the view's own code changes it, by assignments or through a closure that assigns

import SwiftUI

struct Tap: View {
    @State private var count = 0 { didSet { run() } }
    @State private var isOn = false { didSet { run() } }
    @State private var start: Int { didSet { run() } }

    init() { _start = State(initialValue: 1) }

    var body: some View {
        Button("\(count) \(start)") { count += 1 }
        Toggle("On", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
        Text($count.wrappedValue.description)
    }

    private func run() {}
}
