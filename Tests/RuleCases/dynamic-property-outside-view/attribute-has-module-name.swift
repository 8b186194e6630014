// The attribute has its module's name

import SwiftUI

final class Model: ObservableObject {
    @SwiftUI.State private var count = 0
//                             ^~~~~ warning: @State does nothing in 'Model', which is no part of a view: 'count' keeps its initial value whatever is assigned
//                             suggested fix: Publish 'count' with @Published, because views that observe 'Model' are then drawn again when 'count' changes
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published private var count = 0
}
