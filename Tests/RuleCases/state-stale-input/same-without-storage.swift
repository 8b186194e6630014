// The same without the storage

import SwiftUI

struct Counter: View {
    @State private var count: Int

    init(count: Int) {
//       ^~~~~ hint: The state 'count' begins with the first 'count' that 'Counter' is given and ignores later ones
//       suggested fix: Make 'count' a plain 'let', because 'Counter' then shows later values too
//       suggested fix: Bind 'count' to the value of the caller, because what 'Counter' does with 'count' then happens to its caller's value too
        self.count = count
    }

    var body: some View {
        Text("\(count)")
    }
}
// --- fixed
import SwiftUI

struct Counter: View {
    private let count: Int

    init(count: Int) {
        self.count = count
    }

    var body: some View {
        Text("\(count)")
    }
}
