// A class that no view observes hardly changes on the screen, so its own object for each reader is only worth knowing

import SwiftUI

final class Client {
    var timeout = 30.0
}

struct ClientKey: EnvironmentKey {
    static var defaultValue: Client { Client() }
//             ^~~~~~~~~~~~ info: 'defaultValue' of 'ClientKey' creates a new 'Client' on every read, so views share it only if it is injected
//             suggested fix: Create the default value once, because all views without an injected object then share one 'Client'
}

extension EnvironmentValues {
    var client: Client {
        get { self[ClientKey.self] }
        set { self[ClientKey.self] = newValue }
    }
}
// --- fixed
import SwiftUI

final class Client {
    var timeout = 30.0
}

struct ClientKey: EnvironmentKey {
    static let defaultValue: Client = Client()
}

extension EnvironmentValues {
    var client: Client {
        get { self[ClientKey.self] }
        set { self[ClientKey.self] = newValue }
    }
}
