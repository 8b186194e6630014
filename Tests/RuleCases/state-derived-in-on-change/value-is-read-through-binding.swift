// A value that is read through a binding is the value itself

import SwiftUI

final class Clock: ObservableObject {
    @Published var elapsed = 0.0
}

struct Stopwatch: View {
    @StateObject private var clock = Clock()
    @Binding var isOn: Bool
    @State private var time = 0.0
//                     ^~~~ hint: 'time' is always computed from 'clock.elapsed'; use a computed property, which is never one update late
//                     suggested fix: Compute 'time', because 'time' then changes one update earlier
    @State private var isShown = false
//                     ^~~~~~~ hint: 'isShown' is always computed from 'isOn'; use a computed property, which is never one update late
//                     suggested fix: Compute 'isShown', because 'isShown' then changes one update earlier

    var body: some View {
        VStack {
            Slider(value: $clock.elapsed)
            Text("\(time) \(isShown)")
        }
        .onChange(of: $clock.elapsed.wrappedValue) { time = $0 }
        .onChange(of: $isOn.wrappedValue) { isShown = $0 }
    }
}
// --- fixed
import SwiftUI

final class Clock: ObservableObject {
    @Published var elapsed = 0.0
}

struct Stopwatch: View {
    @StateObject private var clock = Clock()
    @Binding var isOn: Bool
    private var time: Double { clock.elapsed }
    private var isShown: Bool { isOn }

    var body: some View {
        VStack {
            Slider(value: $clock.elapsed)
            Text("\(time) \(isShown)")
        }
    }
}
