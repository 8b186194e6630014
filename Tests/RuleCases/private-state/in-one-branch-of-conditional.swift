// In one branch of a conditional

import SwiftUI

struct Counter: View {
    #if os(iOS)
    @State private var count = 0
    #else
    @State var count = 0
//             ^~~~~ warning: Callers of 'Counter' can set 'count', but @State ignores later values; make it private
//             safe fix: Make 'count' private
    #endif

    var body: some View {
        Text("\(count)")
    }
}
// --- fixed
import SwiftUI

struct Counter: View {
    #if os(iOS)
    @State private var count = 0
    #else
    @State private var count = 0
    #endif

    var body: some View {
        Text("\(count)")
    }
}
