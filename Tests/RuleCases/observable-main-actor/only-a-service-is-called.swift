// What changes is isolated; on the service in the private variable only methods are called

import SwiftUI

actor Service {
    func load() async -> [String] { [] }
}

@Observable final class Store {
    static let shared = Store(service: Service())

    private var service: Service
    @MainActor var items: [String] = []

    init(service: Service) {
        self.service = service
    }

    func load() async {
        let loaded = await service.load()
        await MainActor.run { items = loaded }
    }
}

struct Home: View {
    var body: some View {
        Text("\(Store.shared.items.count)")
    }
}
