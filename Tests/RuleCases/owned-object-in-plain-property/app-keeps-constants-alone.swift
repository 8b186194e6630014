// An app is made once, and an object of constants has nothing that a wrapper would keep

import SwiftUI

final class Client: Sendable {}

@Observable final class Services {
    let client = Client()
    let limit: Int

    init(limit: Int) { self.limit = limit }
}

@main struct MovieApp: App {
    private let services = Services(limit: 3)

    var body: some Scene {
        WindowGroup { Text("\(services.limit)").environment(services) }
    }
}
