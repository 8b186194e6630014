// Everything else that needs a view, in a plain struct and an actor

import SwiftUI

final class Model: ObservableObject {}

struct Helper {
    @StateObject private var model = Model()
//                           ^~~~~ info: 'Helper' is not a view, so @StateObject creates a new object every time 'model' is read
    @FocusState var isFocused: Bool
//                  ^~~~~~~~~ info: 'Helper' is not a view, so @FocusState ignores assignments to 'isFocused'; keep it in the view that uses 'Helper'
    @GestureState var isDragging = false
//                    ^~~~~~~~~~ info: 'Helper' is not a view, so @GestureState ignores assignments to 'isDragging'; keep it in the view that uses 'Helper'
}

actor Loader {
    @State var count = 0
//             ^~~~~ info: 'Loader' is not a view, so @State ignores assignments to 'count'; use a plain property
}
