// The initializer may have returned before, so the statement does not belong into the body

import SwiftUI

final class Model: ObservableObject {
    func start() {}
}

struct Home: View {
    @StateObject private var model = Model()

    init(isAutomatic: Bool) {
        guard isAutomatic else { return }
        model.start()
//      ^~~~~ warning: 'model' is not installed yet when 'Home' is initialized, so this reads an object that is discarded
    }

    var body: some View { Text("Home") }
}
