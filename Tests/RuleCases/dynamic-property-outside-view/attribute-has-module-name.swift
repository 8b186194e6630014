// The attribute has its module's name

import SwiftUI

final class Model: ObservableObject {
    @SwiftUI.State private var count = 0
//                             ^~~~~ info: 'Model' is not a view, so @State ignores assignments to 'count'; use @Published
//                             suggested fix: Mark 'count' @Published, because views that observe 'Model' then update when 'count' changes
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published private var count = 0
}
