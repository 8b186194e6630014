// A lazy value, or an injected one, that nobody replaces: no view waits for another

import SwiftUI

@propertyWrapper struct Injected {
    var wrappedValue = 1
}

@Observable final class A {
    lazy private(set) var parts = [1, 2]
//                        ^~~~~ error: The lazy property 'parts' does not compile in the @Observable class 'A' without @ObservationIgnored
//                        safe fix: Mark 'parts' @ObservationIgnored
    @Injected private var step: Int
//                        ^~~~ error: @Injected on 'step' does not compile in the @Observable class 'A' without @ObservationIgnored
//                        safe fix: Mark 'step' @ObservationIgnored
    var first: Int { (parts.first ?? 0) + step }
}

struct Home: View {
    let a: A
    var body: some View { Text("\(a.first) \(a.parts.count)") }
}
// --- fixed
import SwiftUI

@propertyWrapper struct Injected {
    var wrappedValue = 1
}

@Observable final class A {
    @ObservationIgnored lazy private(set) var parts = [1, 2]
    @ObservationIgnored @Injected private var step: Int
    var first: Int { (parts.first ?? 0) + step }
}

struct Home: View {
    let a: A
    var body: some View { Text("\(a.first) \(a.parts.count)") }
}
