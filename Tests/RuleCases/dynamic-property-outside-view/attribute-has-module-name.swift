// The attribute has its module's name

import SwiftUI

final class Model: ObservableObject {
    @SwiftUI.State private var count = 0
//                             ^~~~~ warning: 'Model' is not a view, so @State ignores what is assigned to 'count'; use a plain property
//                             suggested fix: Publish 'count' with @Published, because views that observe 'Model' are then drawn again when 'count' changes
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published private var count = 0
}
