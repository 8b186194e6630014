// What a private method changes that only the initializer calls is the object's first value

import Combine
import SwiftUI

final class Caption: ObservableObject {
    @Published var text: String

    init(_ text: String) {
        self.text = text
        trim()
    }

    private func trim() { text = text.trimmingCharacters(in: .whitespaces) }
}

final class Counter: ObservableObject {
    @Published var text: String

    init(_ text: String) {
        self.text = text
        shorten()
    }

    func reset() { shorten() }
    private func shorten() { text = String(text.prefix(3)) }
}

struct CaptionLine: View {
    @ObservedObject var caption: Caption
    var body: some View { Text(caption.text) }
}

struct CounterLine: View {
    @ObservedObject var counter: Counter
    var body: some View { Button(counter.text) { counter.reset() } }
}

struct Home: View {
    @State private var taps = 0

    var body: some View {
        Button("\(taps)") { taps += 1 }
        CaptionLine(caption: Caption("\(taps)"))
        CounterLine(counter: Counter("\(taps)"))
//                           ^~~~~~~~~~~~~~~~~~ hint: Each update of 'Home' gives 'CounterLine' a new 'Counter'; keep it in 'CounterLine' with @StateObject and reset it with '.id(…)'
    }
}
