// State in an @Observable class

import SwiftUI

@Observable final class Model {
    @State
    var count = 0
//      ^~~~~ warning: 'Model' is not a view, so @State ignores what is assigned to 'count'; use a plain property
//      suggested fix: Make 'count' a plain property, because 'Model' is @Observable, and views that read 'count' then follow its changes
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var count = 0
}
