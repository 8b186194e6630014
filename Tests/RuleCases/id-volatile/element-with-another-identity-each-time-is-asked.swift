// An element with another identity each time it is asked

import SwiftUI

struct Row: Identifiable {
    let title: String
    var id: UUID { UUID() }
//                 ^~~~~~ warning: 'id' of 'Row' returns a new value on every read, so SwiftUI sees a new element each time; store it
//                 suggested fix: Store the 'id' once, because every new value then has its own 'id'
}
// --- fixed
import SwiftUI

struct Row: Identifiable {
    let title: String
    let id = UUID()
}
