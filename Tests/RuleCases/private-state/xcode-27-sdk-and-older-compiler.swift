// With Xcode 27's SDK and an older compiler private state is a parameter nobody can pass
// built with: SDK 27, compiler 6.3

import SwiftUI

struct Counter: View {
    @State var count = 0
//             ^~~~~ warning: Callers of 'Counter' can set 'count', but @State ignores later values; make it private
//             suggested fix: Make 'count' private, because with this SDK and compiler the initializer of 'Counter' would become private
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
