// Views show something else of the class

import SwiftUI

@Observable final class A {
    @AppStorage("x") private var x = 0
//                               ^ error: @AppStorage on 'x' does not compile in the @Observable class 'A' without @ObservationIgnored
//                               safe fix: Mark 'x' @ObservationIgnored
    var count = 0
    func add() { count += x }
}

struct Home: View {
    let a: A
    var body: some View { Button("\(a.count)") { a.add() } }
}
// --- fixed
import SwiftUI

@Observable final class A {
    @ObservationIgnored @AppStorage("x") private var x = 0
    var count = 0
    func add() { count += x }
}

struct Home: View {
    let a: A
    var body: some View { Button("\(a.count)") { a.add() } }
}
