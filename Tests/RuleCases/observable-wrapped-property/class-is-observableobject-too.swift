// The class is an ObservableObject too

import SwiftUI

@Observable final class B: ObservableObject {
    @Published var x = 0
//                 ^ error: @Published on 'x' does not compile in the @Observable class 'B', which tracks changes itself
//                 suggested fix: Remove '@Published' from 'x', because 'B' is also an ObservableObject, and @Published notifies its observers
}
// --- fixed
import SwiftUI

@Observable final class B: ObservableObject {
    var x = 0
}
