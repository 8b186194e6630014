// The model hands out a binding, which a published property does not have: no fix

import SwiftUI

final class Model: ObservableObject {
    @SwiftUI.State private var count = 0
//                             ^~~~~ warning: 'Model' is not a view, so @State ignores assignments to 'count'; use @Published
    var binding: Binding<Int> { $count }
}
