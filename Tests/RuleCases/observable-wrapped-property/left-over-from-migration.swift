// Left over from a migration

import SwiftUI

@Observable final class B {
    @Published var x = 0
//                 ^ error: @Published on 'x' does not compile in the @Observable class 'B', which tracks changes itself
//                 safe fix: Remove '@Published' from 'x'
    @Published
    private(set) var y = 0
//                   ^ error: @Published on 'y' does not compile in the @Observable class 'B', which tracks changes itself
//                   safe fix: Remove '@Published' from 'y'
}
// --- fixed
import SwiftUI

@Observable final class B {
    var x = 0
    private(set) var y = 0
}
