// Nothing reads what would come from the environment, in a plain struct and an actor

import SwiftUI

final class Model: ObservableObject {}
@Observable final class Session {}

struct Helper {
    @EnvironmentObject var shared: Model
//                         ^~~~~~ info: 'Helper' is not a view, so @EnvironmentObject does not work, and nothing uses 'shared'; delete it
//                         suggested fix: Delete 'shared', because code that is not written yet may use 'shared'
    @Environment(\.dismiss) var dismiss
//                              ^~~~~~~ info: 'Helper' is not a view, so @Environment does not work, and nothing uses 'dismiss'; delete it
//                              suggested fix: Delete 'dismiss', because code that is not written yet may use 'dismiss'
}

actor Loader {
    @Environment(Session.self) var session
//                                 ^~~~~~~ info: 'Loader' is not a view, so @Environment does not work, and nothing uses 'session'; delete it
//                                 suggested fix: Delete 'session', because code that is not written yet may use 'session'
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {}
@Observable final class Session {}

struct Helper {
}

actor Loader {
}
