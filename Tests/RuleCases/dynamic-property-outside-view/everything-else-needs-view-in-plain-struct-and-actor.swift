// Everything else that needs a view, in a plain struct and an actor

import SwiftUI

final class Model: ObservableObject {}
@Observable final class Session {}

struct Helper {
    @StateObject private var model = Model()
//                           ^~~~~ warning: @StateObject does nothing in 'Helper', which is no part of a view: each read of 'model' makes another object
    @EnvironmentObject var shared: Model
//                         ^~~~~~ warning: @EnvironmentObject does nothing in 'Helper', which is no part of a view: reading 'shared' ends the program
    @Environment(\.dismiss) var dismiss
//                              ^~~~~~~ warning: 'dismiss' only ever has its default value in 'Helper', which is no part of a view and has no environment
    @Environment(Session.self) var session
//                                 ^~~~~~~ warning: @Environment does nothing in 'Helper', which is no part of a view: reading 'session' ends the program
    @FocusState var isFocused: Bool
//                  ^~~~~~~~~ warning: @FocusState does nothing in 'Helper', which is no part of a view: 'isFocused' keeps its initial value whatever is assigned
    @GestureState var isDragging = false
//                    ^~~~~~~~~~ warning: @GestureState does nothing in 'Helper', which is no part of a view: 'isDragging' keeps its initial value whatever is assigned
}

actor Loader {
    @State var count = 0
//             ^~~~~ warning: @State does nothing in 'Loader', which is no part of a view: 'count' keeps its initial value whatever is assigned
}
