// A method of a type that is no view may have the same name as the modifier

import ClientKit
import SwiftUI

final class AppEnvironment: ObservableObject {
    @Published var name = ""
}

final class Router {
    private var current: AppEnvironment?

    func environment(_ new: AppEnvironment) -> Self {
        current = new
        return self
    }

    func start() {}
}

struct Home: View {
    @StateObject private var app = AppEnvironment()

    var body: some View {
        Text("Home").onAppear {
            Router().environment(app).start()
            Client().environment(app).start()
        }
    }
}
