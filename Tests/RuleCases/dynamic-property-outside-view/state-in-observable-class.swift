// State in an @Observable class

import SwiftUI

@Observable final class Model {
    @State
    var count = 0
//      ^~~~~ info: 'Model' is not a view, so @State ignores assignments to 'count'; use a plain property
//      suggested fix: Make 'count' a plain property, because 'Model' is @Observable, so views that read 'count' then update when it changes
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var count = 0
}
