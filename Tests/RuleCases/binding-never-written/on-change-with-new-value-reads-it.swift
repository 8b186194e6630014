// 'onChange' with a closure for the new value may call the closure of the previous body, where a plain value is the old one

import SwiftUI

struct Done: View {
    @Binding var remaining: Int

    var body: some View {
        Text("Done").onChange(of: remaining, perform: { value in
            if remaining == 0 { print("finished", value) }
        })
    }
}

struct Limits: View {
    @Binding var count: Int
    @Binding var limit: Int

    var body: some View {
        TextField("Count", value: $count, format: .number)
            .whenChanged(of: limit) { _ in if count >= limit { count = limit } }
    }
}

extension View {
    func whenChanged<T: Equatable>(of value: T, do action: @escaping (T) -> Void) -> some View {
        onChange(of: value) { action($0) }
    }
}

struct Home: View {
    @State private var remaining = 3
    @State private var count = 1

    var body: some View {
        Stepper("Remaining", value: $remaining)
        Done(remaining: $remaining)
        Limits(count: $count, limit: $remaining)
    }
}
