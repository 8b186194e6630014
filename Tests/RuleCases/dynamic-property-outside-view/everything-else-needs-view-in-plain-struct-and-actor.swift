// Everything else that needs a view, in a plain struct and an actor

import SwiftUI

final class Model: ObservableObject {}
@Observable final class Session {}

struct Helper {
    @StateObject private var model = Model()
//                           ^~~~~ info: 'Helper' is not a view, so @StateObject creates a new object every time 'model' is read
    @EnvironmentObject var shared: Model
//                         ^~~~~~ info: 'Helper' is not a view, so @EnvironmentObject does not work, and nothing uses 'shared'; delete it
    @Environment(\.dismiss) var dismiss
//                              ^~~~~~~ info: 'Helper' is not a view, so @Environment does not work, and nothing uses 'dismiss'; delete it
    @Environment(Session.self) var session
//                                 ^~~~~~~ info: 'Helper' is not a view, so @Environment does not work, and nothing uses 'session'; delete it
    @FocusState var isFocused: Bool
//                  ^~~~~~~~~ info: 'Helper' is not a view, so @FocusState ignores assignments to 'isFocused'; keep it in the view that uses 'Helper'
    @GestureState var isDragging = false
//                    ^~~~~~~~~~ info: 'Helper' is not a view, so @GestureState ignores assignments to 'isDragging'; keep it in the view that uses 'Helper'
}

actor Loader {
    @State var count = 0
//             ^~~~~ info: 'Loader' is not a view, so @State ignores assignments to 'count'; use a plain property
}
