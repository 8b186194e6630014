// A lazy value that is replaced, and that a view shows

import SwiftUI

@Observable final class A {
    lazy private(set) var parts = [1, 2]
//                        ^~~~~ error: The lazy property 'parts' does not compile in the @Observable class 'A' without @ObservationIgnored
//                        suggested fix: Mark 'parts' @ObservationIgnored, because 'parts' is used at Example.swift:10, and views that show it then miss its changes
    func clear() { parts = [] }
}

struct Home: View {
    let a: A
    var body: some View { Text("\(a.parts.count)") }
}
// --- fixed
import SwiftUI

@Observable final class A {
    @ObservationIgnored lazy private(set) var parts = [1, 2]
    func clear() { parts = [] }
}

struct Home: View {
    let a: A
    var body: some View { Text("\(a.parts.count)") }
}
