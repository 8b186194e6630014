// A value that differs at each read counts as a change each time

import SwiftUI

struct TokenKey: EnvironmentKey {
    static var defaultValue: UUID { UUID() }
//             ^~~~~~~~~~~~ info: 'defaultValue' of 'TokenKey' returns a new value on every read, which counts as a change every time
}

struct StartKey: EnvironmentKey {
    static var defaultValue: Date { return Date.now }
//             ^~~~~~~~~~~~ info: 'defaultValue' of 'StartKey' returns a new value on every read, which counts as a change every time
}
