// A block inside the function declares another type of that name; the outer one's state is used

import SwiftUI

@MainActor func start() -> Int {
    struct Counter: View {
        @State var count = 0
//                 ^~~~~ warning: The @State property 'count' should be private, since 'Counter' alone owns it
//                 suggested fix: Make 'count' fileprivate, because 'count' is used at Example.swift:12
        var body: some View { Text("\(count)") }
    }
    do {
        struct Counter { var count = 1 }
        print(Counter().count)
    }
    return Counter().count
}
// --- fixed
import SwiftUI

@MainActor func start() -> Int {
    struct Counter: View {
        @State fileprivate var count = 0
        var body: some View { Text("\(count)") }
    }
    do {
        struct Counter { var count = 1 }
        print(Counter().count)
    }
    return Counter().count
}
