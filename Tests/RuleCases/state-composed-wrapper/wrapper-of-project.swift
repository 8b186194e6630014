// A wrapper of the project
// built with: SDK 27

import SwiftUI

@propertyWrapper
struct Clamped {
    var wrappedValue: Int
    init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.wrappedValue = wrappedValue }
}

struct Counter: View {
    @Clamped(0...9) @State private var count = 3
//                                     ^~~~~ error: 'count' has @State and @Clamped, which does not compile with Xcode 27 because both declare '_count'
//                                     suggested fix: Remove @Clamped, because 'count' then works without '@Clamped'
//                                     suggested fix: Remove @State, because '@Clamped' then has to keep 'count' itself

    var body: some View {
        Text("\(count)")
    }
}
// --- fixed
import SwiftUI

@propertyWrapper
struct Clamped {
    var wrappedValue: Int
    init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.wrappedValue = wrappedValue }
}

struct Counter: View {
    @State private var count = 3

    var body: some View {
        Text("\(count)")
    }
}
