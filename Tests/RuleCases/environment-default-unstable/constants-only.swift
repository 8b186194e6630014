// Nothing in the object changes, but it has something that is built again

import SwiftUI

final class Client {
    let host: String
    init(host: String) { self.host = host }
}

struct ClientKey: EnvironmentKey {
    static var defaultValue: Client { Client(host: "localhost") }
//             ^~~~~~~~~~~~ info: 'defaultValue' of 'ClientKey' builds another 'Client' at each read, so views that none is injected for do not share one
//             suggested fix: Build the default once, because all views that none is injected for then share one 'Client'
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
