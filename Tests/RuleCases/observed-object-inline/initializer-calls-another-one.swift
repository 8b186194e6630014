// Only a controller creates the view; that an initializer of the view calls another one doesn't count

import SwiftUI
import UIKit

final class Model: ObservableObject { @Published var name = "" }

struct Faint: View {
    @ObservedObject private var model = Model()
//                              ^~~~~ hint: 'model' survives only because 'Faint' isn't created again while it is shown; assign a StateObject to '_model' in 'init'

    init() {}

    fileprivate init(name: String) {
        self.init()
        model.name = name
    }

    var body: some View { Text(model.name) }
}

final class FaintController: UIHostingController<Faint> {
    init() { super.init(rootView: Faint()) }
    required init?(coder: NSCoder) { nil }
}
