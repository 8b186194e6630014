// An environment object, whose title is kept

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @EnvironmentObject private var model: Model
    private let title: String

    init() {
        title = model.title
//              ^~~~~ warning: 'model' is not installed yet when 'Home' is initialized, so reading it here crashes
    }

    var body: some View { Text(title) }
}
