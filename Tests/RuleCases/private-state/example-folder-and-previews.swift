// What only previews make, in a type that says so, and what stands in a preview concerns no user

import SwiftUI

struct Counter: View {
    @Binding var count: Int
    var body: some View { Button("\(count)") { count += 1 } }
}

struct CounterPreviewHost: View {
    @State var count = 0
    var body: some View { Counter(count: $count) }
}

struct Counter_Previews: PreviewProvider {
    struct Wrapper: View {
        @State var count = 0
        var body: some View { Counter(count: $count) }
    }

    static var previews: some View {
        CounterPreviewHost()
        Wrapper()
    }
}

struct Screen: View {
    @State var count = 0
//             ^~~~~ warning: Callers of 'Screen' can set 'count', but @State ignores later values; make it private
//             safe fix: Make 'count' private
    var body: some View { Counter(count: $count) }
}
// --- fixed
import SwiftUI

struct Counter: View {
    @Binding var count: Int
    var body: some View { Button("\(count)") { count += 1 } }
}

struct CounterPreviewHost: View {
    @State var count = 0
    var body: some View { Counter(count: $count) }
}

struct Counter_Previews: PreviewProvider {
    struct Wrapper: View {
        @State var count = 0
        var body: some View { Counter(count: $count) }
    }

    static var previews: some View {
        CounterPreviewHost()
        Wrapper()
    }
}

struct Screen: View {
    @State private var count = 0
    var body: some View { Counter(count: $count) }
}
