// Wrappers of a package and of the project

import SwiftUI

@propertyWrapper struct FetchAll<Value> {
    var wrappedValue: [Value] = []
}

@propertyWrapper struct Clamped {
    var wrappedValue: Int
}

@Observable final class C {
    @FetchAll var rows: [Int]
//                ^~~~ error: @FetchAll on 'rows' does not compile in the @Observable class 'C' without @ObservationIgnored
//                safe fix: Mark 'rows' @ObservationIgnored
    @Clamped var level = 1
//               ^~~~~ error: @Clamped on 'level' does not compile in the @Observable class 'C' without @ObservationIgnored
//               safe fix: Mark 'level' @ObservationIgnored
}
// --- fixed
import SwiftUI

@propertyWrapper struct FetchAll<Value> {
    var wrappedValue: [Value] = []
}

@propertyWrapper struct Clamped {
    var wrappedValue: Int
}

@Observable final class C {
    @ObservationIgnored @FetchAll var rows: [Int]
    @ObservationIgnored @Clamped var level = 1
}
