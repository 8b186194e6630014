// A controller shows what a constant holds, or what its subclass passes on: nobody creates the view again

import SwiftUI
import UIKit

final class Model: ObservableObject {
    @Published var count = 0
}

struct Screen: View {
    @ObservedObject var model = Model()
//                      ^~~~~ hint: 'model' survives only because 'Screen' isn't created again while it is shown; keep it with @StateObject
//                      safe fix: Keep 'model' with @StateObject and make it private

    var body: some View { Stepper("Count", value: $model.count) }
}

struct Panel: View {
    @ObservedObject var model = Model()
//                      ^~~~~ hint: 'model' survives only because 'Panel' isn't created again while it is shown; keep it with @StateObject
//                      safe fix: Keep 'model' with @StateObject and make it private

    var body: some View { Stepper("Count", value: $model.count) }
}

final class RootController: UIViewController {
    override func viewDidLoad() {
        let contentView = Screen()
        present(UIHostingController(rootView: contentView), animated: true)
    }
}

final class PanelController: UIHostingController<Panel> {
    init() { super.init(rootView: Panel()) }
}
// --- fixed
import SwiftUI
import UIKit

final class Model: ObservableObject {
    @Published var count = 0
}

struct Screen: View {
    @StateObject private var model = Model()

    var body: some View { Stepper("Count", value: $model.count) }
}

struct Panel: View {
    @StateObject private var model = Model()

    var body: some View { Stepper("Count", value: $model.count) }
}

final class RootController: UIViewController {
    override func viewDidLoad() {
        let contentView = Screen()
        present(UIHostingController(rootView: contentView), animated: true)
    }
}

final class PanelController: UIHostingController<Panel> {
    init() { super.init(rootView: Panel()) }
}
