// Used by an extension in the same file, which sees what is private

import SwiftUI

struct Counter: View {
    @State var count = 0
//             ^~~~~ warning: Callers of 'Counter' can set 'count', but @State ignores later values; make it private
//             safe fix: Make 'count' private

    var body: some View {
        button
    }
}

extension Counter {
    var button: some View {
        Button("\(count)") { count += 1 }
    }
}
// --- fixed
import SwiftUI

struct Counter: View {
    @State private var count = 0

    var body: some View {
        button
    }
}

extension Counter {
    var button: some View {
        Button("\(count)") { count += 1 }
    }
}
