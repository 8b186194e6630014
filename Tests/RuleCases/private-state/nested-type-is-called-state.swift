// A nested type that is called State

import SwiftUI

struct Feature {
    struct State {
        var count = 0
    }

    var state = State()
}
