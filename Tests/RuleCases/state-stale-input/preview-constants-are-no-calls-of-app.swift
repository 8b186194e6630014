// A preview's constants are no calls of the app, so the parameter tells

import SwiftUI

struct Counter: View {
    @State private var count: Int

    init(count: Int) {
//       ^~~~~ hint: 'Counter' never shows later values of 'count', because @State keeps the first; make it a plain 'let'
//       suggested fix: Make 'count' a plain 'let', because 'Counter' then shows later values too
        _count = State(initialValue: count)
    }

    var body: some View {
        Text("Count \(count)")
    }
}

#Preview {
    Counter(count: 3)
}
// --- fixed
import SwiftUI

struct Counter: View {
    private let count: Int

    init(count: Int) {
        self.count = count
    }

    var body: some View {
        Text("Count \(count)")
    }
}

#Preview {
    Counter(count: 3)
}
