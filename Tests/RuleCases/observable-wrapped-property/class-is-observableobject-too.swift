// The class is an ObservableObject too

import SwiftUI

@Observable final class B: ObservableObject {
    @Published var x = 0
//                 ^ error: @Published on 'x' does not compile in the @Observable class 'B', which reports its changes by itself
//                 suggested fix: Remove '@Published' from 'x', because 'B' is an ObservableObject too, whose observers @Published tells
}
// --- fixed
import SwiftUI

@Observable final class B: ObservableObject {
    var x = 0
}
