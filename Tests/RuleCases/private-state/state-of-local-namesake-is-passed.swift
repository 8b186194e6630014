// The state of the local view of the same name in another function is passed

import SwiftUI

@MainActor func counter() -> some View {
    struct Counter: View {
        @State var count = 0
//                 ^~~~~ warning: The @State property 'count' should be private, since 'Counter' alone owns it
//                 safe fix: Make 'count' private
        var body: some View { Button("\(count)") { count += 1 } }
    }
    return Counter()
}

@MainActor func tally() -> some View {
    struct Counter: View {
        var count = 0
        var body: some View { Text("\(count)") }
    }
    return Counter(count: 3)
}
// --- fixed
import SwiftUI

@MainActor func counter() -> some View {
    struct Counter: View {
        @State private var count = 0
        var body: some View { Button("\(count)") { count += 1 } }
    }
    return Counter()
}

@MainActor func tally() -> some View {
    struct Counter: View {
        var count = 0
        var body: some View { Text("\(count)") }
    }
    return Counter(count: 3)
}
