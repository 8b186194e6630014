// Nothing in the object changes, but it has something that is built again

import SwiftUI

final class Client {
    let host: String
    init(host: String) { self.host = host }
}

struct ClientKey: EnvironmentKey {
    static var defaultValue: Client { Client(host: "localhost") }
//             ^~~~~~~~~~~~ info: 'defaultValue' of 'ClientKey' creates a new 'Client' on every read, so views share it only if it is injected
//             suggested fix: Create the default value once, because all views without an injected object then share one 'Client'
}
// --- fixed
import SwiftUI

final class Client {
    let host: String
    init(host: String) { self.host = host }
}

struct ClientKey: EnvironmentKey {
    static let defaultValue: Client = Client(host: "localhost")
}
