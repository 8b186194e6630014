// A closure that keeps the view as it is now

import SwiftUI

final class Model: ObservableObject {
    func load() {}
}

struct Home: View {
    @StateObject private var model: Model
    private var action: () -> Void = {}

    init() {
        _model = StateObject(wrappedValue: Model())
        action = { [self] in model.load() }
//                           ^~~~~ hint: This closure keeps a copy of 'Home' in which 'model' is never installed
    }

    var body: some View { Button("Load", action: action) }
}
