// State in an @Observable class

import SwiftUI

@Observable final class Model {
    @State
    var count = 0
//      ^~~~~ warning: @State does nothing in 'Model', which is no part of a view: 'count' keeps its initial value whatever is assigned
//      suggested fix: Make 'count' a plain property, because 'Model' is @Observable, and views that read 'count' then follow its changes
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var count = 0
}
