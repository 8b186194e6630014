// Xcode 27 with its own compiler
// built with: SDK 27, compiler 6.4

import SwiftUI

struct Counter: View {
    @State var count = 0
//             ^~~~~ warning: Callers of 'Counter' can set 'count', but @State ignores later values; make it private
//             safe fix: Make 'count' private
    let title: String

    var body: some View {
        Text("\(title): \(count)")
    }
}
// --- fixed
import SwiftUI

struct Counter: View {
    @State private var count = 0
    let title: String

    var body: some View {
        Text("\(title): \(count)")
    }
}
