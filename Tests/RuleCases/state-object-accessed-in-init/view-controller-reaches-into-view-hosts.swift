// A view controller reaches into the view that it hosts
// also reported by: private-state

import SwiftUI
import UIKit

final class Model: ObservableObject {
    func reload() {}
}

struct Home: View {
    @StateObject var model = Model()
    var body: some View { Text("Home") }
}

final class Controller: UIViewController {
    func show() {
        let host = UIHostingController(rootView: Home())
        host.rootView.model.reload()
//                    ^~~~~ warning: 'model' is not installed in an instance of 'Home' that SwiftUI does not show, so this reads an object that is discarded
    }
}
