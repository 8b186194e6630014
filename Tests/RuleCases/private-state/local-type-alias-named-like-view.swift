// A local type alias has the name of the view in another function

import SwiftUI

struct Counter: View {
    @State var count = 0
//             ^~~~~ warning: Callers of 'Counter' can set 'count', but @State ignores later values; make it private
//             safe fix: Make 'count' private
    var body: some View { Button("\(count)") { count += 1 } }
}

struct Tally {
    var count = 0
}

func tally() -> Int {
    typealias Counter = Tally
    return Counter(count: 3).count
}
// --- fixed
import SwiftUI

struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
}

struct Tally {
    var count = 0
}

func tally() -> Int {
    typealias Counter = Tally
    return Counter(count: 3).count
}
