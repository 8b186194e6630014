// An element with another identity each time it is asked

import SwiftUI

struct Row: Identifiable {
    let title: String
    var id: UUID { UUID() }
//                 ^~~~~~ warning: 'id' of 'Row' is another value at each read, so SwiftUI takes it for a new element; store it
//                 suggested fix: Store the 'id' once, because every value that is made then has an 'id' of its own
}
// --- fixed
import SwiftUI

struct Row: Identifiable {
    let title: String
    let id = UUID()
}
