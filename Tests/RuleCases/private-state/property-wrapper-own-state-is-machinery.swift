// The state that a property wrapper is made of is machinery: a hint

import SwiftUI

@propertyWrapper struct Counted: DynamicProperty {
    @State var count = 0
//             ^~~~~ hint: Callers of 'Counted' can set 'count', but @State ignores later values; make it private
//             safe fix: Make 'count' private
    @State var wrappedValue = 0
}

struct Timed: DynamicProperty {
    @State var count = 0
//             ^~~~~ hint: Callers of 'Timed' can set 'count', but @State ignores later values; make it private
//             safe fix: Make 'count' private
}
// --- fixed
import SwiftUI

@propertyWrapper struct Counted: DynamicProperty {
    @State private var count = 0
    @State var wrappedValue = 0
}

struct Timed: DynamicProperty {
    @State private var count = 0
}
