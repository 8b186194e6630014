// An element with another identity each time it is asked

import SwiftUI

struct Row: Identifiable {
    let title: String
    var id: UUID { UUID() }
//                 ^~~~~~ warning: 'Row' has another 'id' each time it is read, so a list makes its row anew on every update and forgets the row's state
//                 suggested fix: Store the 'id' once, because every value that is made then has an 'id' of its own
}
// --- fixed
import SwiftUI

struct Row: Identifiable {
    let title: String
    let id = UUID()
}
