// A method gives something made of it to whoever calls it

import SwiftUI

@Observable final class A {
    @AppStorage("x") private var x = 0
//                               ^ error: @AppStorage on 'x' does not compile in the @Observable class 'A' without @ObservationIgnored
//                               suggested fix: Mark 'x' @ObservationIgnored, because 'title()' gives something made of 'x', and views that show it then do not see it change
    func title() -> String { "\(x)" }
}
// --- fixed
import SwiftUI

@Observable final class A {
    @ObservationIgnored @AppStorage("x") private var x = 0
    func title() -> String { "\(x)" }
}
