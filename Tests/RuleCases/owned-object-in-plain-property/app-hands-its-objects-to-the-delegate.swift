// The delegate keeps the object, and a wrapper could not give it out before the app is installed

import SwiftUI

final class Store: ObservableObject {
    @Published var count = 0
}

final class Delegate: NSObject, UIApplicationDelegate {
    var store: Store?
}

@main
struct Sample: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    private let store: Store

    init() {
        self.store = Store()
        delegate.store = store
    }

    var body: some Scene {
        WindowGroup { EmptyView() }
    }
}
