// A method gives something made of it to whoever calls it

import SwiftUI

@Observable final class A {
    @AppStorage("x") private var x = 0
//                               ^ error: @AppStorage on 'x' does not compile in the @Observable class 'A' without @ObservationIgnored
//                               suggested fix: Mark 'x' @ObservationIgnored, because 'title()' returns something created from 'x', and views that show it then miss its changes
    func title() -> String { "\(x)" }
}
// --- fixed
import SwiftUI

@Observable final class A {
    @ObservationIgnored @AppStorage("x") private var x = 0
    func title() -> String { "\(x)" }
}
