// In one branch of a conditional

import SwiftUI

struct Counter: View {
    #if os(iOS)
    @State private var count = 0
    #else
    @State var count = 0
//             ^~~~~ warning: The @State property 'count' should be private, since 'Counter' alone owns it
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
