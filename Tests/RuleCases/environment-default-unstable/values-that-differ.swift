// A value that differs at each read counts as a change each time

import SwiftUI

struct TokenKey: EnvironmentKey {
    static var defaultValue: UUID { UUID() }
//             ^~~~~~~~~~~~ info: 'defaultValue' of 'TokenKey' is another value at each read, which counts as a change each time
}

struct StartKey: EnvironmentKey {
    static var defaultValue: Date { return Date.now }
//             ^~~~~~~~~~~~ info: 'defaultValue' of 'StartKey' is another value at each read, which counts as a change each time
}
