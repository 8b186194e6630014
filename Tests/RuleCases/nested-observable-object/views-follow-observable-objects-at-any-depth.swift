// Views follow observable objects at any depth

import SwiftUI

class C: ObservableObject {}

@Observable class C2 {}

@Observable class P {
    var child = C2()
    var other = C()
}
