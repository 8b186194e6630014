// The model hands out a binding, which a published property does not have: no fix

import SwiftUI

final class Model: ObservableObject {
    @SwiftUI.State private var count = 0
//                             ^~~~~ warning: @State does nothing in 'Model', which is no part of a view: 'count' keeps its initial value whatever is assigned
    var binding: Binding<Int> { $count }
}
