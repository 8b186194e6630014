// Only a part of the parameter

import SwiftUI

struct Chooser: View {
    @State private var lowest: Int

    init(range: ClosedRange<Int>) {
//       ^~~~~ hint: 'Chooser' never shows later values of 'lowest', because @State keeps the first; make it a plain 'let'
//       suggested fix: Make 'lowest' a plain 'let', because 'Chooser' then shows later values too
        _lowest = State(wrappedValue: range.lowerBound)
    }

    var body: some View {
        Text("\(lowest)")
    }
}
// --- fixed
import SwiftUI

struct Chooser: View {
    private let lowest: Int

    init(range: ClosedRange<Int>) {
        self.lowest = range.lowerBound
    }

    var body: some View {
        Text("\(lowest)")
    }
}
